/// Single edits of Courier's files. Each is written once here and made in memory, never on the disk.
///
/// A line that begins with `@` names a file of the product and the scenario that is run. The lines
/// below it hold, between bars: what notices the edit, where to look (each part after the one before),
/// the old words, the new ones. `⏎` is the end of a line. What notices it is the id of a finding,
/// `expectation` where an expectation alone fails, or `input` where the reader refuses the file.
enum CourierEdits {
  /// Each turns its run red.
  static let noticed = parse(
    #"""
    @ Widgets/delivery.views.yaml french-on-the-way
    locale-not-passed | lock-screen: | locale: content-state | locale: process
    locale-not-passed | compact-leading: | locale: content-state | locale: process
    locale-not-passed | compact-trailing: | locale: content-state | locale: device
    locale-not-passed | minimal: | locale: content-state | locale: en
    locale-not-passed | expanded-leading: | locale: content-state | locale: process
    locale-not-passed | expanded-trailing: | locale: content-state | locale: device
    locale-not-passed | expanded-center: | locale: content-state | locale: de
    locale-not-passed | expanded-bottom: |   environment: { locale: content-state, layout-direction: locale }⏎ |
    formatter-locale | expanded-bottom: › delivery.arrival.short | { format: { time: estimatedArrival } } | { format: { time: estimatedArrival }, locale: en-US }
    locale-not-passed | expanded-center: | { text: { key: live_activity.delivery.status.preparing, default | { text: { lookup: process, key: live_activity.delivery.status.preparing, default
    missing-key | compact-trailing: | status.preparing.short | status.packing.short
    missing-key | lock-screen: | { key: live_activity.delivery.updated, default | { table: Delivery, key: live_activity.delivery.updated, default
    hardcoded-literal | expanded-trailing: | { key: live_activity.delivery.stale.short, default: Waiting } | { literal: Waiting }
    hardcoded-literal | lock-screen: | { key: live_activity.delivery.status.nearby, default: Almost at your door } | { joined: [{ literal: Almost at }, { value: attributes.orderID }] }
    raw-code | expanded-center: | { key: live_activity.delivery.status.delivered, default: Order delivered } | { value: phase }
    unlabelled | lock-screen: › symbol: shippingbox.fill |           accessibility: { label: { key: live_activity.delivery.symbol.label, default: Delivery } }⏎ |
    unlabelled | minimal: › symbol: bag.fill | , accessibility: { label: { key: live_activity.delivery.status.preparing, default: Preparing your order } } |
    label-language | compact-trailing: › accessibility: { label:  | { key: live_activity.delivery.minutes.label, default: "%lld minutes left", args: [minutesLeft] } | { literal: minutes left }
    stale-unmarked | compact-trailing: | if: isStale | if: isStale and phase == "delivered"
    stale-unmarked | minimal: | if: isStale | if: isStale and phase == "delivered"
    input | expanded-center: |           nearby: { text: { key: live_activity.delivery.status.nearby, default: Almost at your door } }⏎ |
    placeholder-mismatch | lock-screen: › delivery.updated | , args: [{ format: { time: updatedAt } }] |

    @ App/screen.views.yaml french-on-the-way
    locale-not-passed | app-screen: | locale: context.decision | locale: process

    @ Widgets/pickup.views.yaml every-status
    locale-not-passed | compact-trailing: |   environment: { locale: content-state, layout-direction: locale }⏎ |
    locale-not-passed | minimal: | locale: content-state | locale: device
    label-language | compact-leading: | { key: live_activity.pickup.status.ready, default: Your parcel is ready } | { literal: Your parcel is ready }
    hardcoded-literal | expanded-bottom: | { value: attributes.placeName } | { literal: Union Station }
    stale-unmarked | expanded-trailing: | if: isStale | if: isStale and phase == "collected"

    @ Widgets/tour.views.yaml broadcast
    locale-not-passed | lock-screen: | locale: shared-store | locale: process
    locale-not-passed | expanded-bottom: | locale: shared-store | locale: device
    input | minimal: | locale: shared-store | locale: content-state
    payload-prose | expanded-center: | { key: live_activity.tour.status.unknown, default: Open the app for news } | { value: phase }

    @ Widgets/tour.views.yaml counts-and-clocks
    formatter-locale | lock-screen: › tour.distance | unit: kilometer } | unit: kilometer }, locale: ru

    @ Widgets/tour.views.yaml every-status
    raw-code | compact-trailing: | { key: live_activity.tour.status.paused.short, default: Break } | { value: phase }
    unlabelled | minimal: › symbol: pause.circle.fill | , accessibility: { label: { key: live_activity.tour.status.paused, default: The courier takes a break } } |
    unmapped-code | lock-screen: |           paused: { text: { key: live_activity.tour.status.paused, default: The courier takes a break } }⏎ |
    unmapped-code | minimal: |           finished: { symbol: flag.checkered, accessibility: { label: { key: live_activity.tour.status.finished, default: The tour is over } } }⏎ |

    @ Widgets/delivery.views.yaml every-status
    expectation | lock-screen: | if: phase == "delivered" | if: phase == "nearby"
    expectation | lock-screen: | if: estimatedArrival != nil | if: estimatedArrival == nil

    @ Widgets/delivery.views.yaml arabic-night
    direction-mismatch | expanded-trailing: | layout-direction: locale | layout-direction: left-to-right

    @ Widgets/delivery.views.yaml translation-gone
    expectation | lock-screen: › handed_over.by | args: [courierName, { format: { time: updatedAt } }] | args: [{ format: { time: updatedAt } }, courierName]

    @ Widgets/Localizable.xcstrings french-on-the-way
    wrong-language | "live_activity.delivery.status.nearby" : { › "fr-CA" : { | "Bientôt chez vous" | "Almost at your door"
    wrong-language | "live_activity.delivery.stale.status" : { › "fr-CA" : { | "En attente de nouvelles" | "Warten auf Neuigkeiten"
    fallback-language | "live_activity.delivery.status.preparing" : { | "fr-CA" : { | "fr-BE" : {
    fallback-language | "live_activity.delivery.minutes.label" : { | "fr-CA" : { | "fr-CH" : {
    target-membership |  | "live_activity.delivery.stale.short" : { | "live_activity.delivery.stale.tiny" : {
    input |  | "sourceLanguage" : "en", | "sourceLanguage" : "en"
    placeholder-mismatch | "live_activity.delivery.updated" : { › "fr-CA" : { | %@ | %1$@ %2$@

    @ Widgets/Localizable.xcstrings every-status
    wrong-language | "live_activity.delivery.status.preparing" : { › "ja" : { | "ご注文を準備しています" | "Собираем ваш заказ"
    wrong-language | "live_activity.tour.status.paused" : { › "ja" : { | "配達員が休憩しています" | "The courier is having lunch"
    fallback-language | "live_activity.pickup.until" : { | "ja" : { | "ko" : {
    fallback-language | "live_activity.tour.stop" : { | "ja" : { | "ko" : {
    missing-key |  | "live_activity.tour.status.paused.short" : { | "live_activity.tour.status.break.short" : {

    @ Widgets/Localizable.xcstrings arabic-night
    wrong-language | "live_activity.delivery.status.preparing" : { › "ar" : { | "نجهّز طلبك" | "מכינים את ההזמנה"
    expectation | "live_activity.delivery.minutes.label" : { › "ar" : { | بقيت دقيقة واحدة | بقيت %lld دقائق

    @ App/Localizable.xcstrings french-on-the-way
    fallback-language | "app.language.label" : { | "fr-CA" : { | "fr-BE" : {
    missing-key |  | "app.deliveries.title" : { | "app.deliveries.heading" : {

    @ payloads/nearby.apns french-on-the-way
    payload-rejected |  | "phase": "nearby" | "phase": "near"
    payload-rejected |  | "phase": "nearby" | "phase": "Nearby"
    payload-rejected |  | "progress": 0.8 | "progress": "0.8"
    payload-rejected |  |       "progress": 0.8,⏎ |
    payload-rejected |  | "minutesLeft": 4 | "minutesLeft": 4.5
    payload-rejected |  | "stopCount": 1 | "stopCount": true
    payload-rejected |  |       "updatedAt": 807714030,⏎ |
    payload-rejected |  | "updatedAt": 807714030 | "updatedAt": null
    payload-date-epoch |  | "estimatedArrival": 807714300 | "estimatedArrival": "2026-08-06T13:05:00Z"
    payload-date-epoch |  | "estimatedArrival": 807714300 | "estimatedArrival": 1786021500
    payload-unknown-key |  | "content-state" | "contentState"
    expectation |  | "stale-date": 1786021530 | "stale-date": 1786021200
    expectation |  | "stale-date" | "staleDate"
    expectation |  | "event": "update" | "event": "end"

    @ payloads/started.apns pushed-from-the-start
    expectation |  | "DeliveryAttributes" | "Delivery"
    payload-rejected |  | "orderID": "A-1042" | "orderID": 1042

    @ payloads/delivered.apns as-the-phone-speaks
    expectation |  | "event": "end" | "event": "update"
    expectation |  | "dismissal-date": 1786023300 | "dismissal-date": 1786021560

    @ payloads/tour-underway.apns broadcast
    payload-rejected |  | "stop": 1 | "stop": "1"

    @ payloads/tour-paused.apns broadcast
    expectation |  | "stale-date": 1786024200 | "stale-date": 1786031400

    @ product.yaml french-on-the-way
    stale-render |  | [persist, raise-revision, update-activities, sync-server] | [raise-revision, update-activities, sync-server]
    stale-render |  | [persist, raise-revision, update-activities, sync-server] | [persist, update-activities, sync-server]
    stale-render |  | [persist, raise-revision, update-activities, sync-server] | [persist, raise-revision, sync-server]
    stale-render |  | [persist, raise-revision, update-activities, sync-server] | [persist, raise-revision, update-activities]
    stale-render |  | [persist, raise-revision, update-activities, sync-server] | [persist, update-activities, raise-revision, sync-server]
    stale-render |  | [persist, raise-revision, update-activities, sync-server] | [sync-server, persist, raise-revision, update-activities]
    expectation |  | on-launch: [decide, update-activities, sync-server] | on-launch: [update-activities, sync-server]
    input |  | in-app-language: store | in-app-language: none
    input | delivery: | nearby, delivered] | delivered]
    input | delivery: | minutesLeft: Int? | minutesLeft: String?
    payload-rejected | delivery: | courierName: UserText? | courierName: Int?
    input | delivery: | localeTag: LanguageTag | localeTag: String?
    hardcoded-literal |  | brands: [Courier] | brands: []
    input |  | default: en, supported: [en, fr, fr-CA, | default: en, supported: [en, fr,

    @ product.yaml chosen-in-settings
    stale-render |  | on-launch: [decide, update-activities, sync-server] | on-launch: [decide, sync-server]
    stale-render |  | on-launch: [decide, update-activities, sync-server] | on-launch: [update-activities, decide, sync-server]

    @ product.yaml one-change-three-policies
    stale-render | delivery: | on-language-change: update | on-language-change: nothing
    stale-render | pickup: | on-language-change: restart | on-language-change: nothing
    expectation | pickup: | on-language-change: restart | on-language-change: update

    @ product.yaml broadcast
    payload-rejected | tour: | unknown: keep | unknown: reject

    @ product.yaml arabic-night
    payload-prose | delivery: | courierName: UserText? | courierName: String?

    @ product.yaml every-status
    missing-key |  | widgets: { kind: widget-extension, resources: [Widgets] } | widgets: { kind: widget-extension, resources: [App] }

    @ french-on-the-way.scenario.yaml french-on-the-way
    expectation |  |   - language: $locale⏎ |
    expectation |  | revision: 2 | revision: 3
    expectation |  |   - wait: 10m⏎ |   - wait: 4m⏎
    input |  | stopCount: 3, progress: 0.2 | stopCount: three, progress: 0.2
    input |  | absent: [mixed-language, unlabelled] } | absent: [mixed-languages] }

    @ arabic-night.scenario.yaml arabic-night
    stale-render |  | localeTag: ar-US | localeTag: de

    @ two-parcels.scenario.yaml two-parcels
    expectation |  | relevance-score: 50 | relevance-score: 50⏎  - dismiss: delivery#1

    @ translation-gone.scenario.yaml translation-gone
    expectation |  | locale: ru, key | locale: de, key
    """#)

  /// Nothing notices these, and each says why that is right.
  static let survivors = parse(
    #"""
    @ Widgets/Localizable.xcstrings french-on-the-way
    other words of the same language are for people to judge | "live_activity.delivery.status.nearby" : { › "fr-CA" : { | "Bientôt chez vous" | "Tout près de chez vous"
    a comment is for the translator | "live_activity.delivery.status.nearby" : { | "comment" : "Lock | "comment" : "The lock

    @ Widgets/delivery.views.yaml french-on-the-way
    the size of a text says nothing of its language | lock-screen: | font: headline | font: title
    what a symbol looks like is for people to judge; its label stays | lock-screen: | symbol: shippingbox.fill | symbol: box.truck

    @ product.yaml french-on-the-way
    Canadian French is whole, so that no other region answers |  | regions: loose | regions: strict
    wherever the choice is kept, the tag that was raised reaches the cards |  | in-app-language: store | in-app-language: apple-languages

    @ payloads/nearby.apns french-on-the-way
    the server fills the tag in when it sends |  | "localeTag": "en" | "localeTag": "pl"
    """#)
}
