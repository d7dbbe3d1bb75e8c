/** Japanese makes built in or re-exported from China. */
export const japan = `
= toyota | Toyota | 丰田 | Тойота | LFM | japan
Corolla | 卡罗拉 | Королла | sedan 4635x1780x1435/2700 1325kg | 2019- | w10
  1.2T | petrol 1197 85kW CVT10 FWD | 109-140 | 2019-2022
  1.5 | petrol 1490 89kW CVT10 FWD | 116-140 | 2021-
  1.8 HEV | hybrid 1798 72+70=101kW CVT FWD 1kWh | 132-160
Levin | 雷凌 | Левин | sedan 4640x1780x1455/2700 1330kg | 2019- | w7
  1.2T | petrol 1197 85kW CVT10 FWD | 113-142 | 2019-2022
  1.5 | petrol 1490 89kW CVT10 FWD | 113-140 | 2021-
  1.8 HEV | hybrid 1798 72+70=101kW CVT FWD 1kWh | 132-153
Camry | 凯美瑞 | Камри | sedan 4885x1840x1455/2825 1530kg | 2018- | w10
  2.0 | petrol 1987 131kW CVT10 FWD | 172-207
  2.5 | petrol 2487 154kW AT8 FWD | 219-249 | 2018-2023
  2.5 HEV | hybrid 2487 131+88=160kW CVT FWD 1.6kWh | 240-270 | 2018-2023
  2.0 HEV | hybrid 1987 112+83=145kW CVT FWD 1kWh | 187-207 | 2024-
Avalon | 亚洲龙 | Авалон | sedan 4990x1850x1450/2870 1610kg | 2019- | w5
  2.0 | petrol 1987 127kW CVT10 FWD | 182-220
  2.5 HEV | hybrid 2487 131+88=160kW CVT FWD 1.6kWh | 220-287
RAV4 | RAV4荣放 | РАВ4 | suv 4600x1855x1680/2690 1580kg | 2019- | w12
  2.0 | petrol 1987 126kW CVT10 FWD | 169-200
  2.0 | petrol 1987 126kW CVT10 AWD | 200-227
  2.5 HEV | hybrid 2487 131+128=163kW CVT AWD 1.6kWh | 226-266
Wildlander | 威兰达 | Уайлдлендер | suv 4665x1855x1680/2690 1600kg | 2020- | w8
  2.0 | petrol 1987 126kW CVT10 FWD | 172-205
  2.5 HEV | hybrid 2487 131+128=163kW CVT AWD 1.6kWh | 236-268
Highlander | 汉兰达 | Хайлендер | suv 4965x1930x1750/2850 2035kg 7s | 2021- | w7
  2.5 HEV | hybrid 2487 141+134=183kW CVT AWD 1.6kWh | 269-349
  2.0T | petrol 1987 182kW AT8 AWD | 250-308 | 2023-
Crown Kluger | 皇冠陆放 | Краун Клюгер | suv 5015x1930x1750/2850 2040kg 7s | 2021- | w5
  2.5 HEV | hybrid 2487 141+134=183kW CVT AWD 1.6kWh | 276-364
Harrier | 凌放HARRIER | Харриер | coupeSuv 4755x1855x1660/2690 1660kg | 2022- | w6
  2.0 | petrol 1987 126kW CVT10 AWD | 212-245
  2.5 HEV | hybrid 2487 131+128=163kW CVT AWD 1.6kWh | 240-289
Venza | 威飒 | Венза | coupeSuv 4780x1855x1660/2690 1670kg | 2022- | w5
  2.5 HEV | hybrid 2487 131+128=163kW CVT AWD 1.6kWh | 242-297
Corolla Cross | 卡罗拉锐放 | Королла Кросс | compactSuv 4460x1825x1620/2640 1405kg | 2021- | w8
  2.0 | petrol 1987 126kW CVT10 FWD | 129-160
  2.0 HEV | hybrid 1987 112+83=144kW CVT FWD 1kWh | 146-185 | 2022-
Frontlander | 锋兰达 | Фронтлендер | compactSuv 4485x1825x1620/2640 1410kg | 2021- | w6
  2.0 | petrol 1987 126kW CVT10 FWD | 125-160
  2.0 HEV | hybrid 1987 112+83=144kW CVT FWD 1kWh | 145-172 | 2022-
C-HR | C-HR | C-HR | coupeSuv 4405x1795x1565/2640 1440kg | 2018-2023 | w5
  2.0 | petrol 1987 126kW CVT10 FWD | 142-180
Sienna | 赛那 | Сиенна | minivan 5165x1995x1785/3060 2085kg 7s | 2021- | w5
  2.5 HEV | hybrid 2487 139+134=181kW CVT FWD 1.6kWh | 299-414
Granvia | 格瑞维亚 | Гранвия | minivan 5175x1995x1785/3060 2100kg 7s | 2022- | w3
  2.5 HEV | hybrid 2487 139+134=181kW CVT FWD 1.6kWh | 299-419
Alphard | 埃尔法 | Альфард | minivan 4975x1850x1945/3000 2300kg 7s | 2019- | w3
  2.5 HEV | hybrid 2487 140+180=184kW CVT AWD 1.6kWh | 869-939
Prado | 普拉多 | Прадо | offroadSuv 4955x1980x1935/2850 2330kg | 2024- | w6
  2.4T HEV | hybrid 2393 207+40=243kW AT8 AWD 1.9kWh | 450-550
Prado 150 | 普拉多150 | Прадо 150 | offroadSuv 5010x1885x1890/2790 2245kg 7s | 2016-2020 | w4
  3.5 V6 | petrol 3456 206kW AT6 AWD | 445-620
Yaris L | 致炫 | Ярис L | hatchback 4160x1700x1495/2550 1080kg | 2016-2022
  1.5 | petrol 1496 82kW CVT FWD | 79-102
Vios | 威驰 | Виос | sedan 4435x1700x1490/2550 1080kg | 2017-2022
  1.5 | petrol 1496 82kW CVT FWD | 76-95
bZ4X | bZ4X | bZ4X | suv 4690x1860x1650/2850 1905kg | 2022- | w3
  615 km | ev 150kW 1G FWD 66.7kWh | 170-220
bZ3 | bZ3 | bZ3 | sedan 4725x1835x1480/2880 1710kg | 2023-
  517 km | ev 135kW 1G FWD 49.9kWh | 130-160

= lexus | Lexus | 雷克萨斯 | Лексус | JTJ | japan
RX | RX | RX | suv 4890x1920x1695/2850 1965kg | 2016- | w5
  300 2.0T | petrol 1998 175kW AT6 AWD | 399-530 | 2016-2022
  350h 2.5 HEV | hybrid 2487 140+174=184kW CVT AWD 1.6kWh | 440-640 | 2022-
NX | NX | NX | suv 4660x1865x1670/2690 1785kg | 2018- | w6
  260 2.5 | petrol 2487 152kW AT8 FWD | 318-400 | 2021-
  350h 2.5 HEV | hybrid 2487 140+170=181kW CVT AWD 1.6kWh | 350-470 | 2021-
ES | ES | ES | sedan 4975x1865x1447/2870 1640kg | 2018- | w5
  200 2.0 | petrol 1987 127kW CVT10 FWD | 289-340
  300h 2.5 HEV | hybrid 2487 131+88=160kW CVT FWD 1.6kWh | 365-480
UX | UX | UX | compactSuv 4495x1840x1540/2640 1550kg | 2019-2024 | w3
  260h 2.0 HEV | hybrid 1987 107+80=135kW CVT FWD 1.6kWh | 268-360
LX | LX | LX | offroadSuv 5100x1990x1885/2850 2590kg 7s | 2022- | w2
  600 3.5T V6 | petrol 3445 305kW AT10 AWD | 1239-1530
GX | GX | GX | offroadSuv 4960x1980x1925/2850 2495kg | 2024- | w3
  550 3.4T V6 | petrol 3445 260kW AT10 AWD | 780-900
LM | LM | LM | minivan 5130x1890x1955/3000 2435kg 6s | 2020- | w2
  350h 2.5 HEV | hybrid 2487 140+180=184kW CVT AWD 1.6kWh | 1000-1466

= honda | Honda | 本田 | Хонда | LVH | japan
Civic | 思域 | Сивик | sedan 4674x1802x1415/2735 1353kg | 2016- | w8
  1.5T | petrol 1498 134kW CVT FWD | 130-188
  2.0 e:HEV | series 1993 105+135=135kW 1G FWD 1.1kWh | 160-188 | 2022-
Accord | 雅阁 | Аккорд | sedan 4980x1862x1449/2830 1508kg | 2018- | w7
  1.5T | petrol 1498 141kW CVT FWD | 169-220
  2.0 e:PHEV 106 km | phev 1993 109+135=180kW 1G FWD 17.7kWh | 220-259 | 2023-
CR-V | CR-V | CR-V | suv 4703x1866x1680/2701 1612kg | 2017- | w11
  1.5T | petrol 1498 142kW CVT FWD | 169-220
  1.5T 4WD | petrol 1498 142kW CVT AWD | 210-250
  2.0 e:HEV | series 1993 110+135=158kW 1G AWD 1.1kWh | 229-264 | 2019-
Breeze | 皓影 | Бриз | suv 4716x1866x1681/2701 1615kg | 2019- | w7
  1.5T | petrol 1498 142kW CVT FWD | 169-225
  2.0 e:HEV | series 1993 110+135=158kW 1G AWD 1.1kWh | 229-269
XR-V | XR-V | XR-V | compactSuv 4380x1790x1590/2610 1280kg | 2015- | w8
  1.5 | petrol 1498 91kW CVT FWD | 115-149
Vezel | 缤智 | Везел | compactSuv 4380x1790x1590/2610 1285kg | 2015- | w8
  1.5 | petrol 1498 91kW CVT FWD | 115-149
HR-V | HR-V | HR-V | compactSuv 4582x1840x1610/2655 1450kg | 2022- | w4
  1.5T | petrol 1498 134kW CVT FWD | 159-184
ZR-V | ZR-V致在 | ZR-V | compactSuv 4568x1840x1621/2655 1460kg | 2022- | w5
  1.5T | petrol 1498 134kW CVT FWD | 159-190
Fit | 飞度 | Фит | hatchback 4109x1694x1537/2530 1130kg | 2014- | w7
  1.5 | petrol 1498 91kW CVT FWD | 81-108
City | 锋范 | Сити | sedan 4476x1706x1480/2600 1125kg | 2015-2020 | w3
  1.5 | petrol 1498 96kW CVT FWD | 79-115
Inspire | 英诗派 | Инспайр | sedan 4979x1862x1449/2830 1515kg | 2018-2025 | w3
  1.5T | petrol 1498 143kW CVT FWD | 179-222
Integra | 型格 | Интегра | liftback 4689x1802x1415/2735 1360kg | 2022- | w4
  1.5T | petrol 1498 134kW CVT FWD | 129-170
Odyssey | 奥德赛 | Одиссей | minivan 4861x1820x1712/2900 1880kg 7s | 2015-2025 | w4
  2.0 e:HEV | series 1993 107+135=158kW 1G FWD 1.4kWh | 226-306
Elysion | 艾力绅 | Элизион | minivan 4951x1842x1711/2900 1910kg 7s | 2016-2025 | w3
  2.0 e:HEV | series 1993 107+135=158kW 1G FWD 1.4kWh | 230-330
Avancier | 冠道 | Авансир | suv 4858x1942x1670/2820 1755kg | 2017-2024 | w4
  1.5T | petrol 1498 142kW CVT FWD | 225-260
  2.0T | petrol 1996 200kW AT9 AWD | 265-330
UR-V | UR-V | UR-V | suv 4825x1942x1670/2820 1760kg | 2017-2024 | w3
  2.0T | petrol 1996 200kW AT9 AWD | 280-330
Crider | 凌派 | Крайдер | sedan 4770x1807x1511/2731 1200kg | 2016-2024
  1.0T | petrol 988 90kW CVT FWD | 98-140
Envix | 享域 | Энвикс | sedan 4756x1804x1509/2730 1215kg | 2019-2024
  1.0T | petrol 988 90kW CVT FWD | 99-145

= nissan | Nissan | 日产 | Ниссан | LGB | japan
Sylphy | 轩逸 | Силфи | sedan 4641x1815x1450/2712 1270kg | 2016- | w9
  1.6 | petrol 1598 99kW CVT FWD | 100-145
  1.2 e-POWER | series 1198 53+100=100kW 1G FWD 1.5kWh | 139-175 | 2021-2025
Teana | 天籁 | Теана | sedan 4906x1850x1447/2825 1480kg | 2018- | w6
  2.0 | petrol 1997 115kW CVT FWD | 180-220
  2.0T | petrol 1997 179kW CVT FWD | 222-270
X-Trail | 奇骏 | Икс-Трейл | suv 4681x1840x1730/2706 1580kg | 2014- | w9
  2.0 | petrol 1997 111kW CVT FWD | 170-205 | 2014-2021
  2.5 | petrol 2488 137kW CVT AWD | 223-274 | 2014-2021
  1.5T | petrol 1477 150kW CVT AWD | 189-269 | 2021-
Qashqai | 逍客 | Кашкай | compactSuv 4401x1837x1611/2646 1390kg | 2016- | w8
  2.0 | petrol 1997 111kW CVT FWD | 126-189
  1.3T | petrol 1332 126kW CVT FWD | 140-176 | 2022-
Kicks | 劲客 | Кикс | compactSuv 4312x1760x1588/2620 1150kg | 2017-2024 | w4
  1.5 | petrol 1498 90kW CVT FWD | 90-123
Murano | 楼兰 | Мурано | suv 4897x1915x1691/2825 1720kg | 2015-2023 | w3
  2.5 | petrol 2488 137kW CVT FWD | 239-300
Tiida | 骐达 | Тиида | hatchback 4393x1766x1534/2700 1210kg | 2016-2024
  1.6 | petrol 1598 99kW CVT FWD | 99-130
Terra | 途达 | Терра | offroadSuv 4882x1850x1835/2850 1975kg | 2018-2023 | w3
  2.5 | petrol 2488 135kW AT7 AWD | 170-240
Navara | 纳瓦拉 | Навара | pickup 5240x1850x1834/3150 1865kg | 2017-2024 | w3
  2.5 | petrol 2488 135kW AT7 AWD | 140-185
Ariya | 艾睿雅 | Ария | coupeSuv 4603x1900x1654/2775 1970kg | 2022-2025
  623 km | ev 178kW 1G FWD 90kWh | 180-260
Pathfinder | 探陆 | Патфайндер | suv 5130x1981x1767/2900 1980kg 7s | 2023- | w3
  2.0T | petrol 1997 185kW AT9 AWD | 239-320

= infiniti | Infiniti | 英菲尼迪 | Инфинити | LGB | japan
QX50 | QX50 | QX50 | suv 4704x1903x1678/2800 1790kg | 2018-2025 | w4
  2.0T | petrol 1997 200kW CVT AWD | 280-398
Q50L | Q50L | Q50L | sedan 4852x1823x1453/2898 1710kg | 2016-2022
  2.0T | petrol 1991 155kW AT7 RWD | 278-400

= mazda | Mazda | 马自达 | Мазда | LVR | japan
3 | 昂克赛拉 | 3 | sedan 4662x1797x1445/2726 1340kg | 2014- | w8
  1.5 | petrol 1496 88kW AT6 FWD | 99-130
  2.0 | petrol 1998 116kW AT6 FWD | 130-189
CX-5 | CX-5 | CX-5 | suv 4585x1845x1690/2700 1545kg | 2017- | w11
  2.0 | petrol 1998 114kW AT6 FWD | 121-180
  2.5 | petrol 2488 144kW AT6 AWD | 190-240
CX-30 | CX-30 | CX-30 | compactSuv 4395x1797x1545/2653 1420kg | 2020- | w6
  2.0 | petrol 1998 114kW AT6 FWD | 99-170
CX-50 | CX-50行也 | CX-50 | suv 4785x1920x1638/2815 1715kg | 2023- | w5
  2.5 | petrol 2488 138kW AT6 FWD | 160-203
  2.5 HEV | hybrid 2487 131+134=169kW CVT AWD 1.6kWh | 204-242
CX-4 | CX-4 | CX-4 | coupeSuv 4637x1842x1535/2700 1440kg | 2016-2023 | w6
  2.0 | petrol 1998 116kW AT6 FWD | 149-185
  2.5 | petrol 2488 141kW AT6 AWD | 185-215
CX-8 | CX-8 | CX-8 | suv 4955x1842x1733/2930 1790kg 7s | 2018-2023 | w3
  2.5 | petrol 2488 141kW AT6 AWD | 250-330
6 Atenza | 阿特兹 | 6 (Атенза) | sedan 4871x1840x1451/2830 1510kg | 2014-2024 | w6
  2.0 | petrol 1998 116kW AT6 FWD | 160-190
  2.5 | petrol 2488 141kW AT6 FWD | 190-239
EZ-6 | EZ-6 | EZ-6 | liftback 4921x1890x1485/2895 1790kg | 2024- | w3
  1.5 REEV 200 km | series 1480 70+160=160kW 1G RWD 28.4kWh | 140-180
  600 km | ev 190kW 1G RWD 68.8kWh | 160-180

= subaru | Subaru | 斯巴鲁 | Субару | JF1 | japan
Forester | 森林人 | Форестер | suv 4640x1815x1730/2670 1600kg | 2019- | w5
  2.0 | petrol 1995 113kW CVT AWD | 220-320
Outback | 傲虎 | Аутбек | wagon 4870x1875x1675/2745 1650kg | 2020- | w4
  2.5 | petrol 2498 138kW CVT AWD | 285-355
XV | XV | XV | compactSuv 4485x1800x1615/2665 1480kg | 2018-2023 | w3
  2.0 | petrol 1995 115kW CVT AWD | 199-255

= mitsubishi | Mitsubishi | 三菱 | Мицубиси | LL6 | japan
Outlander | 欧蓝德 | Аутлендер | suv 4705x1810x1710/2670 1560kg 7s | 2016-2023 | w6
  2.0 | petrol 1998 110kW CVT FWD | 143-170
  2.4 | petrol 2360 141kW CVT AWD | 180-213
Eclipse Cross | 奕歌 | Эклипс Кросс | coupeSuv 4405x1805x1685/2670 1500kg | 2018-2023 | w3
  1.5T | petrol 1499 120kW CVT FWD | 133-185
ASX | 劲炫 | ASX | compactSuv 4365x1810x1640/2670 1385kg | 2013-2022 | w4
  2.0 | petrol 1998 110kW CVT AWD | 129-178
`;
