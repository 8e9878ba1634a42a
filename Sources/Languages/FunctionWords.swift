/// The words that hold a language's sentences together: articles, pronouns, prepositions,
/// conjunctions, auxiliary verbs, negations. They are few, they stand in nearly every sentence, and
/// hardly any is borrowed.
package enum FunctionWords {
  /// The function words of a language, in lower case, of two letters or more, what stands before and
  /// after an apostrophe apart; nil for a language of which none are listed.
  package static func words(of tag: LanguageTag) -> Set<String>? {
    if tag.language == "sr", LikelySubtags.script(of: tag) == "Latn" { return table["hr"] }
    return table[tag.language]
  }

  /// By the languages' grammars; content words are left out, and so is what is as frequent as a
  /// word of content in a language nearby.
  private static let table: [String: Set<String>] = written.mapValues { words in
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let written: [String: String] = [
    "af": """
    die het nie is en van vir jou jy ons hulle sal kan moet word was met op aan om te dat \
    hierdie daardie ook nog maar sy by uit
    """,
    "az": """
    və bir bu üçün ilə də ki deyil olan daha sizin siz sənin mən hər var yoxdur çox amma ya \
    hələ
    """,
    "be": """
    на не што гэта як для вы ваш вашы вам мы ён яна яны гэты але або ад да пра пры калі ці \
    ужо яшчэ будзе быў была быць
    """,
    "bg": """
    на не за от да се ще са към със или като този тази това вие ви ваш вашата вашият вашите \
    има няма беше което който когато ако още
    """,
    "bs": """
    je se na za su sa od do ne nije vaš vaša vaše vam vas ovo ovaj ova koji koja koje kada \
    ako ili biti bio bila još već ste smo iz nema ima će
    """,
    "ca": """
    el la els les un una de del dels al als amb per que no és són aquest aquesta aquests \
    aquestes teu seva seu teva vostre vostra hi ha ho han ser està estan quan si però més \
    molt també des fins entre sense
    """,
    "cs": """
    se na je že do pro ze za od po při jako jste jsme jsou není máte váš vaše vaši vás vám \
    který která které když nebo ale už ještě být byl byla bylo byly bude tento tato toto této \
    tuto jej její jeho si své svůj svou nelze můžete
    """,
    "cy": """
    yn yr mae wedi ei eich chi ni ar gan gyda heb nid oes hwn hon hyn sydd fod bydd am ond \
    neu pan ddim roedd
    """,
    "da": """
    og er det den til af på med for ikke en et du din dit dine har kan vil skal blev bliver \
    være var fra om eller når hvis som dette denne disse der vi os jeg mig ved efter også men \
    hos nu
    """,
    "de": """
    der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine \
    keinen ist sind war waren wird werden wurde wurden hat haben hatte kann können muss \
    müssen soll sollen ich du er sie es wir ihr ihre ihren ihrem ihrer dein deine deinen \
    deinem deiner sein seine mich dich sich uns euch ihm ihnen auf aus bei mit nach von vom \
    zu zum zur für über unter durch ohne gegen um an am im ins bis seit vor hinter zwischen \
    wenn weil dass als auch noch schon nur hier dieser diese dieses diesen diesem bitte \
    gerade jetzt wieder
    """,
    "en": """
    the an and or but not of to in on at by with from for is are was were be been has have \
    had do does did will would can could should must may you your yours we our they their it \
    its this that these those there here when if then than as after before while into about \
    over under again please cannot no some any all
    """,
    "es": """
    el la los las un una unos unas de del al con por para que en no es son está están estás \
    fue ha han hay ser estar tu tus su sus mi mis se lo le les este esta estos estas ese esa \
    esto eso como cuando si pero más muy también ya sin sobre entre hasta desde usted nos
    """,
    "et": """
    ja on ei see seda sinu teie oma kui või aga ning siis selle kas pole veel juba ka et mis \
    kes nüüd pärast enne koos ilma kuni olema oli
    """,
    "eu": """
    eta da ez bat dira du dute zure gure hau hori baina edo duzu daiteke behar izan egin dago \
    dugu
    """,
    "fa": """
    از به که در این را با برای است هستید شما آن بر یا تا شد شده می نیست بود کنید باید هم یک \
    خود
    """,
    "fi": """
    ja on ei se että tai kun jos mutta myös vain sinun olet ovat oli voit voi tämä tämän nämä \
    tätä joka jotka kuin niin nyt vielä jo ilman kanssa ennen jälkeen sen sitä ole eivät
    """,
    "fil": """
    ang ng mga sa na ay at ito iyong mo ka hindi para may ni si kung pero wala nang pa po \
    ninyo
    """,
    "fr": """
    le la les un une des du de au aux et ou mais ne pas est sont était été être ont avoir \
    vous votre vos nous notre nos il elle ils elles je tu ton ta tes son sa ses leur leurs ce \
    cet cette ces qui que quoi dont où dans sur sous avec sans pour par chez vers entre en \
    plus très aussi bien si quand lorsque dès après avant depuis jusqu qu se sera seront peut \
    pouvez veuillez encore déjà bientôt
    """,
    "ga": """
    agus na an tá níl ar ag chun le do mo sé sí go nach ach nó seo sin bhí beidh faoi atá
    """,
    "gl": """
    os as un unha de do da dos das no na nos nas ao con por para que non son está están foi \
    teu túa seu súa este esta isto como cando se pero máis moi tamén xa sen sobre entre ata \
    desde ou ten
    """,
    "hi": """
    है हैं का की के को में से और नहीं यह आप आपका आपकी आपके पर ने हो था थी थे कि एक या लिए जब \
    तो भी कर रहा रही रहे गया गई गए इस उस
    """,
    "hr": """
    je se na za su sa od do ne nije vaš vaša vaše vam vas ovo ovaj ova koji koja koje kada \
    ako ili biti bio bila još već ste smo iz nema ima će
    """,
    "hu": """
    az egy és nem van hogy ez azt ezt meg már még csak is vagy de ha mert volt lesz kell \
    lehet ön önnek te én mi nincs után előtt alatt között nélkül való
    """,
    "id": """
    yang dan di ke dari untuk dengan tidak ini itu anda kamu akan sudah telah pada atau jika \
    saat sedang belum bisa dapat adalah kami kita oleh karena tetapi lagi bukan
    """,
    "is": """
    og er að ekki það þú þín þitt þinn til með fyrir við frá en ef sem hefur var vera verður \
    um eða þegar þetta
    """,
    "it": """
    il lo la gli le un uno una di del dello della dei degli delle al allo alla ai agli alle \
    dal dalla nel nella nei nelle sul sulla con per che non sono sei ha hai hanno essere \
    stato stata tuo tua tuoi tue suo sua mio questo questa questi queste come quando se ma \
    più molto anche già senza tra fra fino ed ci si ti mi
    """,
    "kk": """
    және бұл үшін мен бен сіз сіздің бір емес бар жоқ деп осы болып немесе бірақ егер да де
    """,
    "lt": """
    ir yra ne kad iš su per ar bet jūsų jūs tai šis ši šį tik jau dar kai jei arba nuo iki \
    prie buvo bus būti nėra po prieš
    """,
    "lv": """
    un ir nav ar no uz par pie lai kas ka jūsu jūs šis šī šo bet vai ja jau vēl tikai kad pēc \
    līdz bija būs bez pirms tiek
    """,
    "mk": """
    на не за од да се ќе со или како овој оваа ова вие ви вашиот вашата вашите има нема беше \
    кој која кога ако уште веќе
    """,
    "mr": """
    आहे आहेत आणि नाही हे हा ही तुम्ही तुमच्या तुमचे तुमचा तुमची साठी वर मध्ये पण किंवा होते \
    झाले करा
    """,
    "ms": """
    yang dan di ke dari untuk dengan tidak ini itu anda akan sudah telah pada atau jika \
    sedang belum boleh dapat adalah kami kita oleh kerana tetapi lagi bukan
    """,
    "nb": """
    og er det den til av på med for ikke en et ei du din ditt dine har kan vil skal ble blir \
    være var fra om eller når hvis som dette denne disse der vi oss jeg meg ved etter også \
    men hos nå
    """,
    "ne": """
    छन् को का लाई मा ले हो हुन् यो त्यो तपाईं तपाईंको गर्न गर्नुहोस् भएको पनि वा तर छैन
    """,
    "nl": """
    de het een en van op te met voor niet je jouw jij uw zijn is was wordt worden werd heeft \
    hebben kan kunt moet zal naar bij uit aan om als maar ook nog al door over tot deze dit \
    dat die er geen wij we ze hij onze ons wanneer zonder tussen nu in
    """,
    "nn": """
    og er det den til av på med for ikkje ein eit ei du din ditt dine har kan vil skal vart \
    blir vere var frå om eller når viss som dette denne desse der vi oss eg meg ved etter \
    også men hos no
    """,
    "no": """
    og er det den til av på med for ikke en et ei du din ditt dine har kan vil skal ble blir \
    være var fra om eller når hvis som dette denne disse der vi oss jeg meg ved etter også \
    men hos nå
    """,
    "pl": """
    się na nie do jest są od za po przez przy dla jak że lub albo ale oraz już jeszcze czy \
    gdy kiedy jeśli twój twoja twoje twoim twojej twojego twoją ciebie cię ci tobie pan pani \
    ten ta to te tego tej tych tym był była było były będzie będą być może można który która \
    które bez nad pod przed między ze we
    """,
    "pt": """
    os as um uma uns umas de do da dos das no na nos nas ao aos às com por para pelo pela que \
    não são está estão foi ser tem teu sua seu seus suas meu minha este esta isto esse essa \
    isso como quando se mas mais muito também já sem sobre entre até desde ou você vocês em \
    lhe
    """,
    "ro": """
    și nu este sunt de la cu în din pe pentru un una unei unui care ce că să al ale ai dvs \
    dumneavoastră tău ta tale acest această acesta aceasta dar sau dacă când mai foarte fără \
    până între după fost va vor ați au
    """,
    "ru": """
    не на что это как для вы ваш ваша ваше ваши вас вам мы он она они его её их этот эта эти \
    от до по из за при если или но уже ещё еще будет был была было были быть есть нет без под \
    над между после перед чтобы когда который которая ко со
    """,
    "sk": """
    sa na je že do pre zo za od po pri ako ste sme sú nie máte váš vaša vaše vás vám ktorý \
    ktorá ktoré keď alebo ale už ešte byť bol bola bolo boli bude tento táto toto tejto túto \
    jej jeho si svoje svoj môžete
    """,
    "sl": """
    je se na za so od do ne ni vaš vaša vaše vam vas ta to ki kdaj če ali biti bil bila še že \
    ste smo iz nima ima bo pri po kot tudi lahko
    """,
    "sq": """
    dhe në të është nuk për me një që nga ju juaj jeni kjo ky por ose kur nëse më do si tuaj \
    mund
    """,
    "sr": """
    је се на за су са од до не није ваш ваша ваше вам вас ово овај ова који која које када \
    ако или бити био била још већ сте смо из нема има ће
    """,
    "sv": """
    och är det den till av på med för inte en ett du din ditt dina har kan vill ska blev blir \
    vara var från om eller när som detta denna dessa där vi oss jag mig vid efter också men \
    hos nu
    """,
    "sw": """
    na ya wa kwa ni la za katika hii huu yako wako lakini au kama bado hakuna kuwa
    """,
    "tr": """
    ve bir bu için ile de da ki değil olan daha sizin siz senin ben her var yok çok ama veya \
    henüz olarak oldu kadar sonra önce gibi en
    """,
    "uk": """
    не на що це як для ви ваш ваша ваше ваші вас вам ми він вона вони його її їх цей ця ці \
    від до по із за при якщо або але вже ще буде був була було були бути немає без під над \
    між після перед щоб коли який яка
    """,
    "ur": """
    ہے ہیں کا کی کے کو میں سے اور نہیں یہ آپ پر نے ہو تھا تھی کہ ایک یا لیے جب تو بھی کر رہا \
    رہی رہے
    """,
    "vi": """
    và của là không có cho với các những được đã đang sẽ trong này đó bạn khi để từ đến một \
    hoặc nếu nhưng cũng vẫn chưa tại
    """,
  ]
}
