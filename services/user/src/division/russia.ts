/**
 * Federal subjects by ISO 3166-2:RU, and below each its capital and other large or port cities, as
 * `ru|zh|en`. A city's code is its subject's code and its place in the list: add at the end, never in between.
 */
export const RUSSIA = `
RU-AD|Республика Адыгея|阿迪格共和国|Republic of Adygea
- Майкоп|迈科普|Maykop
RU-AL|Республика Алтай|阿尔泰共和国|Altai Republic
- Горно-Алтайск|戈尔诺-阿尔泰斯克|Gorno-Altaysk
RU-ALT|Алтайский край|阿尔泰边疆区|Altai Krai
- Барнаул|巴尔瑙尔|Barnaul
- Бийск|比斯克|Biysk
- Рубцовск|鲁布佐夫斯克|Rubtsovsk
RU-AMU|Амурская область|阿穆尔州|Amur Oblast
- Благовещенск|布拉戈维申斯克|Blagoveshchensk
- Белогорск|别洛戈尔斯克|Belogorsk
- Свободный|斯沃博德内|Svobodny
RU-ARK|Архангельская область|阿尔汉格尔斯克州|Arkhangelsk Oblast
- Архангельск|阿尔汉格尔斯克|Arkhangelsk
- Северодвинск|北德文斯克|Severodvinsk
RU-AST|Астраханская область|阿斯特拉罕州|Astrakhan Oblast
- Астрахань|阿斯特拉罕|Astrakhan
RU-BA|Республика Башкортостан|巴什科尔托斯坦共和国|Republic of Bashkortostan
- Уфа|乌法|Ufa
- Стерлитамак|斯捷尔利塔马克|Sterlitamak
- Нефтекамск|涅夫捷卡姆斯克|Neftekamsk
- Салават|萨拉瓦特|Salavat
- Октябрьский|奥克佳布里斯基|Oktyabrsky
RU-BEL|Белгородская область|别尔哥罗德州|Belgorod Oblast
- Белгород|别尔哥罗德|Belgorod
- Старый Оскол|旧奥斯科尔|Stary Oskol
RU-BRY|Брянская область|布良斯克州|Bryansk Oblast
- Брянск|布良斯克|Bryansk
RU-BU|Республика Бурятия|布里亚特共和国|Republic of Buryatia
- Улан-Удэ|乌兰乌德|Ulan-Ude
RU-CE|Чеченская Республика|车臣共和国|Chechen Republic
- Грозный|格罗兹尼|Grozny
RU-CHE|Челябинская область|车里雅宾斯克州|Chelyabinsk Oblast
- Челябинск|车里雅宾斯克|Chelyabinsk
- Магнитогорск|马格尼托哥尔斯克|Magnitogorsk
- Златоуст|兹拉托乌斯特|Zlatoust
- Миасс|米阿斯|Miass
RU-CHU|Чукотский автономный округ|楚科奇自治区|Chukotka Autonomous Okrug
- Анадырь|阿纳德尔|Anadyr
RU-CU|Чувашская Республика|楚瓦什共和国|Chuvash Republic
- Чебоксары|切博克萨雷|Cheboksary
- Новочебоксарск|新切博克萨尔斯克|Novocheboksarsk
RU-DA|Республика Дагестан|达吉斯坦共和国|Republic of Dagestan
- Махачкала|马哈奇卡拉|Makhachkala
- Хасавюрт|哈萨维尤尔特|Khasavyurt
- Дербент|杰尔宾特|Derbent
- Каспийск|卡斯皮斯克|Kaspiysk
RU-IN|Республика Ингушетия|印古什共和国|Republic of Ingushetia
- Магас|马加斯|Magas
- Назрань|纳兹兰|Nazran
RU-IRK|Иркутская область|伊尔库茨克州|Irkutsk Oblast
- Иркутск|伊尔库茨克|Irkutsk
- Братск|布拉茨克|Bratsk
- Ангарск|安加尔斯克|Angarsk
- Усть-Илимск|乌斯季伊利姆斯克|Ust-Ilimsk
RU-IVA|Ивановская область|伊万诺沃州|Ivanovo Oblast
- Иваново|伊万诺沃|Ivanovo
RU-KAM|Камчатский край|堪察加边疆区|Kamchatka Krai
- Петропавловск-Камчатский|堪察加彼得罗巴甫洛夫斯克|Petropavlovsk-Kamchatsky
RU-KB|Кабардино-Балкарская Республика|卡巴尔达-巴尔卡尔共和国|Kabardino-Balkarian Republic
- Нальчик|纳尔奇克|Nalchik
RU-KC|Карачаево-Черкесская Республика|卡拉恰伊-切尔克斯共和国|Karachay-Cherkess Republic
- Черкесск|切尔克斯克|Cherkessk
RU-KDA|Краснодарский край|克拉斯诺达尔边疆区|Krasnodar Krai
- Краснодар|克拉斯诺达尔|Krasnodar
- Сочи|索契|Sochi
- Новороссийск|新罗西斯克|Novorossiysk
- Армавир|阿尔马维尔|Armavir
RU-KEM|Кемеровская область — Кузбасс|克麦罗沃州|Kemerovo Oblast — Kuzbass
- Кемерово|克麦罗沃|Kemerovo
- Новокузнецк|新库兹涅茨克|Novokuznetsk
- Прокопьевск|普罗科皮耶夫斯克|Prokopyevsk
RU-KGD|Калининградская область|加里宁格勒州|Kaliningrad Oblast
- Калининград|加里宁格勒|Kaliningrad
RU-KGN|Курганская область|库尔干州|Kurgan Oblast
- Курган|库尔干|Kurgan
RU-KHA|Хабаровский край|哈巴罗夫斯克边疆区|Khabarovsk Krai
- Хабаровск|哈巴罗夫斯克|Khabarovsk
- Комсомольск-на-Амуре|阿穆尔共青城|Komsomolsk-on-Amur
- Советская Гавань|苏维埃港|Sovetskaya Gavan
RU-KHM|Ханты-Мансийский автономный округ — Югра|汉特-曼西自治区|Khanty-Mansi Autonomous Okrug — Yugra
- Ханты-Мансийск|汉特-曼西斯克|Khanty-Mansiysk
- Сургут|苏尔古特|Surgut
- Нижневартовск|下瓦尔托夫斯克|Nizhnevartovsk
- Нефтеюганск|涅夫捷尤甘斯克|Nefteyugansk
RU-KIR|Кировская область|基洛夫州|Kirov Oblast
- Киров|基洛夫|Kirov
RU-KK|Республика Хакасия|哈卡斯共和国|Republic of Khakassia
- Абакан|阿巴坎|Abakan
RU-KL|Республика Калмыкия|卡尔梅克共和国|Republic of Kalmykia
- Элиста|埃利斯塔|Elista
RU-KLU|Калужская область|卡卢加州|Kaluga Oblast
- Калуга|卡卢加|Kaluga
- Обнинск|奥布宁斯克|Obninsk
RU-KO|Республика Коми|科米共和国|Komi Republic
- Сыктывкар|瑟克特夫卡尔|Syktyvkar
- Ухта|乌赫塔|Ukhta
RU-KOS|Костромская область|科斯特罗马州|Kostroma Oblast
- Кострома|科斯特罗马|Kostroma
RU-KR|Республика Карелия|卡累利阿共和国|Republic of Karelia
- Петрозаводск|彼得罗扎沃茨克|Petrozavodsk
RU-KRS|Курская область|库尔斯克州|Kursk Oblast
- Курск|库尔斯克|Kursk
RU-KYA|Красноярский край|克拉斯诺亚尔斯克边疆区|Krasnoyarsk Krai
- Красноярск|克拉斯诺亚尔斯克|Krasnoyarsk
- Норильск|诺里尔斯克|Norilsk
- Ачинск|阿钦斯克|Achinsk
RU-LEN|Ленинградская область|列宁格勒州|Leningrad Oblast
- Гатчина|加特契纳|Gatchina
- Выборг|维堡|Vyborg
- Мурино|穆里诺|Murino
RU-LIP|Липецкая область|利佩茨克州|Lipetsk Oblast
- Липецк|利佩茨克|Lipetsk
- Елец|叶列茨|Yelets
RU-MAG|Магаданская область|马加丹州|Magadan Oblast
- Магадан|马加丹|Magadan
RU-ME|Республика Марий Эл|马里埃尔共和国|Mari El Republic
- Йошкар-Ола|约什卡尔奥拉|Yoshkar-Ola
RU-MO|Республика Мордовия|莫尔多瓦共和国|Republic of Mordovia
- Саранск|萨兰斯克|Saransk
RU-MOS|Московская область|莫斯科州|Moscow Oblast
- Балашиха|巴拉希哈|Balashikha
- Подольск|波多利斯克|Podolsk
- Химки|希姆基|Khimki
- Мытищи|梅季希|Mytishchi
- Королёв|科罗廖夫|Korolyov
- Люберцы|柳别尔齐|Lyubertsy
- Красногорск|克拉斯诺戈尔斯克|Krasnogorsk
- Одинцово|奥金佐沃|Odintsovo
- Электросталь|埃列克特罗斯塔利|Elektrostal
- Коломна|科洛姆纳|Kolomna
- Домодедово|多莫杰多沃|Domodedovo
- Серпухов|谢尔普霍夫|Serpukhov
- Щёлково|晓尔科沃|Shchyolkovo
RU-MOW|Москва|莫斯科|Moscow
- Москва|莫斯科|Moscow
- Зеленоград|泽列诺格勒|Zelenograd
- Троицк|特罗伊茨克|Troitsk
RU-MUR|Мурманская область|摩尔曼斯克州|Murmansk Oblast
- Мурманск|摩尔曼斯克|Murmansk
RU-NEN|Ненецкий автономный округ|涅涅茨自治区|Nenets Autonomous Okrug
- Нарьян-Мар|纳里扬马尔|Naryan-Mar
RU-NGR|Новгородская область|诺夫哥罗德州|Novgorod Oblast
- Великий Новгород|大诺夫哥罗德|Veliky Novgorod
RU-NIZ|Нижегородская область|下诺夫哥罗德州|Nizhny Novgorod Oblast
- Нижний Новгород|下诺夫哥罗德|Nizhny Novgorod
- Дзержинск|捷尔任斯克|Dzerzhinsk
- Арзамас|阿尔扎马斯|Arzamas
RU-NVS|Новосибирская область|新西伯利亚州|Novosibirsk Oblast
- Новосибирск|新西伯利亚|Novosibirsk
- Бердск|别尔茨克|Berdsk
RU-OMS|Омская область|鄂木斯克州|Omsk Oblast
- Омск|鄂木斯克|Omsk
RU-ORE|Оренбургская область|奥伦堡州|Orenburg Oblast
- Оренбург|奥伦堡|Orenburg
- Орск|奥尔斯克|Orsk
RU-ORL|Орловская область|奥廖尔州|Oryol Oblast
- Орёл|奥廖尔|Oryol
RU-PER|Пермский край|彼尔姆边疆区|Perm Krai
- Пермь|彼尔姆|Perm
- Березники|别列兹尼基|Berezniki
RU-PNZ|Пензенская область|奔萨州|Penza Oblast
- Пенза|奔萨|Penza
RU-PRI|Приморский край|滨海边疆区|Primorsky Krai
- Владивосток|符拉迪沃斯托克|Vladivostok
- Уссурийск|乌苏里斯克|Ussuriysk
- Находка|纳霍德卡|Nakhodka
- Артём|阿尔乔姆|Artyom
- Арсеньев|阿尔谢尼耶夫|Arsenyev
- Спасск-Дальний|达利涅-斯帕斯克|Spassk-Dalny
- Большой Камень|大卡缅|Bolshoy Kamen
RU-PSK|Псковская область|普斯科夫州|Pskov Oblast
- Псков|普斯科夫|Pskov
- Великие Луки|大卢基|Velikiye Luki
RU-ROS|Ростовская область|罗斯托夫州|Rostov Oblast
- Ростов-на-Дону|顿河畔罗斯托夫|Rostov-on-Don
- Таганрог|塔甘罗格|Taganrog
- Шахты|沙赫特|Shakhty
- Волгодонск|伏尔加顿斯克|Volgodonsk
- Новочеркасск|新切尔卡斯克|Novocherkassk
RU-RYA|Рязанская область|梁赞州|Ryazan Oblast
- Рязань|梁赞|Ryazan
RU-SA|Республика Саха (Якутия)|萨哈（雅库特）共和国|Sakha Republic (Yakutia)
- Якутск|雅库茨克|Yakutsk
- Нерюнгри|涅留恩格里|Neryungri
RU-SAK|Сахалинская область|萨哈林州|Sakhalin Oblast
- Южно-Сахалинск|南萨哈林斯克|Yuzhno-Sakhalinsk
RU-SAM|Самарская область|萨马拉州|Samara Oblast
- Самара|萨马拉|Samara
- Тольятти|陶里亚蒂|Tolyatti
- Сызрань|塞兹兰|Syzran
- Новокуйбышевск|新古比雪夫斯克|Novokuybyshevsk
RU-SAR|Саратовская область|萨拉托夫州|Saratov Oblast
- Саратов|萨拉托夫|Saratov
- Энгельс|恩格斯|Engels
- Балаково|巴拉科沃|Balakovo
RU-SE|Республика Северная Осетия — Алания|北奥塞梯-阿兰共和国|Republic of North Ossetia — Alania
- Владикавказ|弗拉季高加索|Vladikavkaz
RU-SMO|Смоленская область|斯摩棱斯克州|Smolensk Oblast
- Смоленск|斯摩棱斯克|Smolensk
RU-SPE|Санкт-Петербург|圣彼得堡|Saint Petersburg
- Санкт-Петербург|圣彼得堡|Saint Petersburg
- Пушкин|普希金|Pushkin
- Колпино|科尔皮诺|Kolpino
RU-STA|Ставропольский край|斯塔夫罗波尔边疆区|Stavropol Krai
- Ставрополь|斯塔夫罗波尔|Stavropol
- Пятигорск|皮亚季戈尔斯克|Pyatigorsk
- Кисловодск|基斯洛沃茨克|Kislovodsk
- Невинномысск|涅温诺梅斯克|Nevinnomyssk
RU-SVE|Свердловская область|斯维尔德洛夫斯克州|Sverdlovsk Oblast
- Екатеринбург|叶卡捷琳堡|Yekaterinburg
- Нижний Тагил|下塔吉尔|Nizhny Tagil
- Каменск-Уральский|乌拉尔卡缅斯克|Kamensk-Uralsky
- Первоуральск|五一乌拉尔斯克|Pervouralsk
RU-TA|Республика Татарстан|鞑靼斯坦共和国|Republic of Tatarstan
- Казань|喀山|Kazan
- Набережные Челны|卡马河畔切尔尼|Naberezhnye Chelny
- Нижнекамск|下卡姆斯克|Nizhnekamsk
- Альметьевск|阿利梅季耶夫斯克|Almetyevsk
RU-TAM|Тамбовская область|坦波夫州|Tambov Oblast
- Тамбов|坦波夫|Tambov
RU-TOM|Томская область|托木斯克州|Tomsk Oblast
- Томск|托木斯克|Tomsk
- Северск|谢韦尔斯克|Seversk
RU-TUL|Тульская область|图拉州|Tula Oblast
- Тула|图拉|Tula
- Новомосковск|新莫斯科斯克|Novomoskovsk
RU-TVE|Тверская область|特维尔州|Tver Oblast
- Тверь|特维尔|Tver
RU-TY|Республика Тыва|图瓦共和国|Republic of Tuva
- Кызыл|克孜勒|Kyzyl
RU-TYU|Тюменская область|秋明州|Tyumen Oblast
- Тюмень|秋明|Tyumen
- Тобольск|托博尔斯克|Tobolsk
RU-UD|Удмуртская Республика|乌德穆尔特共和国|Udmurt Republic
- Ижевск|伊热夫斯克|Izhevsk
- Сарапул|萨拉普尔|Sarapul
RU-ULY|Ульяновская область|乌里扬诺夫斯克州|Ulyanovsk Oblast
- Ульяновск|乌里扬诺夫斯克|Ulyanovsk
- Димитровград|季米特洛夫格勒|Dimitrovgrad
RU-VGG|Волгоградская область|伏尔加格勒州|Volgograd Oblast
- Волгоград|伏尔加格勒|Volgograd
- Волжский|沃尔日斯基|Volzhsky
RU-VLA|Владимирская область|弗拉基米尔州|Vladimir Oblast
- Владимир|弗拉基米尔|Vladimir
- Ковров|科夫罗夫|Kovrov
RU-VLG|Вологодская область|沃洛格达州|Vologda Oblast
- Вологда|沃洛格达|Vologda
- Череповец|切列波韦茨|Cherepovets
RU-VOR|Воронежская область|沃罗涅日州|Voronezh Oblast
- Воронеж|沃罗涅日|Voronezh
RU-YAN|Ямало-Ненецкий автономный округ|亚马尔-涅涅茨自治区|Yamalo-Nenets Autonomous Okrug
- Салехард|萨列哈尔德|Salekhard
- Новый Уренгой|新乌连戈伊|Novy Urengoy
- Ноябрьск|诺亚布里斯克|Noyabrsk
RU-YAR|Ярославская область|雅罗斯拉夫尔州|Yaroslavl Oblast
- Ярославль|雅罗斯拉夫尔|Yaroslavl
- Рыбинск|雷宾斯克|Rybinsk
RU-YEV|Еврейская автономная область|犹太自治州|Jewish Autonomous Oblast
- Биробиджан|比罗比詹|Birobidzhan
RU-ZAB|Забайкальский край|外贝加尔边疆区|Zabaykalsky Krai
- Чита|赤塔|Chita
- Забайкальск|后贝加尔斯克|Zabaykalsk
`;
