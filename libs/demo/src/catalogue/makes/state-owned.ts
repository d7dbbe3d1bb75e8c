/** FAW, GAC, Dongfeng, BAIC, SAIC, JAC and other makes of the big groups. */
export const stateOwned = `
= hongqi | Hongqi | 红旗 | Хунци | LFB | china
H5 | H5 | H5 | sedan 4988x1875x1470/2920 1615kg | 2018- | w7
  1.5T | petrol 1498 124kW DCT7 FWD | 160-182
  2.0T | petrol 1989 165kW AT8 FWD | 185-226
H9 | H9 | H9 | sedan 5137x1904x1493/3060 1990kg | 2020- | w4
  2.0T | petrol 1989 185kW DCT7 RWD | 310-390
  3.0T V6 | petrol 2951 208kW DCT7 RWD | 440-540
H6 | H6 | H6 | liftback 4990x1880x1455/2920 1695kg 4d | 2022- | w3
  2.0T | petrol 1989 165kW AT8 FWD | 192-239
HS3 | HS3 | HS3 | suv 4655x1900x1668/2770 1560kg | 2023- | w5
  1.5T | petrol 1498 124kW DCT7 FWD | 146-167
  2.0T | petrol 1989 185kW AT8 AWD | 178-199
HS5 | HS5 | HS5 | suv 4785x1905x1700/2870 1735kg | 2019- | w7
  2.0T | petrol 1989 185kW AT8 AWD | 192-250
HS7 | HS7 | HS7 | suv 5035x1987x1778/3008 2050kg 7s | 2019- | w3
  2.0T | petrol 1989 185kW AT8 AWD | 279-350
E-HS9 | E-HS9 | E-HS9 | suv 5209x2010x1713/3110 2512kg 7s | 2020- | w6
  460 km | ev 320kW 30m:130 1G AWD 84kWh | 510-590
  690 km | ev 320kW 30m:130 1G AWD 120kWh | 640-780
E-QM5 | E-QM5 | E-QM5 | sedan 5040x1910x1569/2990 1810kg | 2021-2025
  431 km | ev 100kW 1G FWD 54kWh | 150-170
EH7 | EH7 | EH7 | sedan 4980x1915x1490/3000 2010kg | 2024-
  600 km | ev 253kW 1G RWD 85kWh | 229-259
HQ9 | HQ9 | HQ9 | minivan 5222x2005x1892/3200 2245kg 7s | 2022- | w4
  2.0T | petrol 1989 185kW AT8 FWD | 369-469

= bestune | Bestune | 奔腾 | Бестурн | LFP | china
T77 | T77 PRO | T77 | compactSuv 4545x1845x1642/2700 1430kg | 2018- | w5
  1.5T | petrol 1498 124kW DCT7 FWD | 89-116
T99 | T99 | T99 | suv 4810x1915x1655/2870 1685kg | 2019- | w5
  2.0T | petrol 1989 165kW AT8 FWD | 139-167
T55 | T55 | T55 | compactSuv 4437x1850x1625/2650 1385kg | 2021- | w4
  1.5T | petrol 1498 124kW DCT7 FWD | 79-100
B70 | B70 | B70 | sedan 4810x1840x1455/2800 1450kg | 2020- | w5
  1.5T | petrol 1498 124kW DCT7 FWD | 99-121
  2.0T | petrol 1989 165kW AT6 FWD | 129-140
T90 | T90 | T90 | suv 4670x1900x1680/2775 1575kg | 2023- | w4
  1.5T | petrol 1498 124kW DCT7 FWD | 118-140
Pony | 小马 | Пони | cityCar 3000x1510x1630/1953 717kg 4s 3d | 2024-
  170 km | ev 20kW 1G RWD 13.9kWh | 27-50

= trumpchi | GAC Trumpchi | 广汽传祺 | GAC | LMG | china
GS3 | GS3影速 | GS3 | compactSuv 4410x1850x1600/2650 1365kg | 2023- | w4
  1.5T | petrol 1497 125kW DCT7 FWD | 79-107
GS4 | GS4 | GS4 | suv 4545x1856x1700/2680 1445kg | 2020-2024 | w4
  1.5T | petrol 1497 124kW DCT7 FWD | 97-129
GS8 | GS8 | GS8 | suv 4980x1950x1780/2920 1930kg 7s | 2021- | w9
  2.0T | petrol 1991 185kW AT8 FWD | 180-199
  2.0T | petrol 1991 185kW AT8 AWD | 199-233
  2.0T HEV | hybrid 1991 140+134=270kW CVT AWD 2.1kWh | 229-270
GS5 | GS5 | GS5 | suv 4695x1885x1726/2710 1545kg | 2018-2022
  1.5T | petrol 1495 124kW AT6 FWD | 109-140
M6 | M6 PRO | M6 | minivan 4793x1837x1765/2810 1590kg 7s | 2019- | w5
  1.5T | petrol 1497 130kW DCT7 FWD | 109-147
M8 | M8 | M8 | minivan 5212x1893x1823/3070 2005kg 7s | 2018- | w8
  2.0T | petrol 1991 185kW AT8 FWD | 179-260
  2.0T HEV | hybrid 1991 140+134=274kW CVT FWD 2.1kWh | 236-310 | 2022-
Empow | 影豹 | Эмпау | sedan 4700x1850x1432/2736 1390kg | 2021- | w5
  1.5T | petrol 1497 130kW DCT7 FWD | 98-128
Emkoo | 影酷 | Эмку | suv 4680x1901x1670/2750 1550kg | 2022- | w5
  1.5T | petrol 1497 130kW DCT7 FWD | 118-146
  2.0 HEV | hybrid 1991 103+134=174kW DHT2 FWD 2.1kWh | 140-160
E9 | E9 | E9 | minivan 5193x1893x1823/3070 2420kg 7s | 2023- | w4
  2.0T 106 km | phev 1991 140+134=274kW DHT2 FWD 25.6kWh | 330-390
S7 | 向往S7 | S7 | suv 4900x1950x1780/2880 2110kg | 2025-
  1.5T 205 km | phev 1497 120+165=280kW DHT1 FWD 36.3kWh | 170-220

= aion | GAC Aion | 埃安 | Айон | LNA | china
S Plus | S Plus | S Плюс | sedan 4810x1880x1515/2750 1660kg | 2021- | w3
  510 km | ev 150kW 1G FWD 58.8kWh | 139-170
Y Plus | Y Plus | Y Плюс | compactSuv 4535x1870x1650/2750 1635kg | 2022- | w5
  430 km | ev 150kW 1G FWD 51.9kWh | 110-130
  510 km | ev 150kW 1G FWD 63.2kWh | 130-150
V | V | V | suv 4605x1854x1686/2775 1790kg | 2020- | w4
  520 km | ev 165kW 1G FWD 64.5kWh | 129-190
LX Plus | LX Plus | LX Плюс | suv 4835x1935x1685/2920 2230kg | 2022-2024
  650 km | ev 360kW 1G AWD 93.3kWh | 287-350
UT | UT | UT | hatchback 4270x1850x1575/2750 1430kg | 2025-
  420 km | ev 100kW 1G FWD 44.1kWh | 70-102

= hyptec | Hyptec | 昊铂 | Хайптек | LNA | china
GT | GT | GT | sedan 4886x1885x1449/2920 1850kg | 2023-
  560 km | ev 180kW 1G RWD 60kWh | 200-240
HT | HT | HT | suv 4935x1920x1700/2935 2060kg | 2023- | w4
  670 km | ev 250kW 1G RWD 80kWh | 214-280
HL | HL | HL | suv 5126x1990x1750/3088 2240kg 6s | 2025-
  1.5T REEV 350 km | series 1497 110+252=252kW 1G RWD 60.2kWh | 270-300

= dongfeng | Dongfeng | 东风 | Дунфэн | LGJ | china
Shine Max | 奕炫MAX | Шайн Макс | sedan 4798x1825x1512/2770 1395kg | 2021- | w5
  1.5T | petrol 1468 140kW DCT7 FWD | 94-120
Shine GS | 奕炫GS | Шайн GS | coupeSuv 4500x1837x1545/2680 1370kg | 2020-2024
  1.5T | petrol 1468 110kW DCT7 FWD | 82-105
Huge | 皓极 | Хьюдж | suv 4720x1910x1702/2775 1610kg | 2022- | w5
  1.5T | petrol 1468 140kW DCT7 FWD | 118-146
  1.5T HEV | hybrid 1477 115+130=180kW DHT4 FWD 2kWh | 135-156
580 | 风光580 | 580 | suv 4680x1845x1715/2780 1490kg 7s | 2017-2023 | w4
  1.5T | petrol 1498 110kW CVT FWD | 80-110
DFSK ix5 | 风光ix5 | ix5 | coupeSuv 4685x1865x1645/2790 1535kg | 2019-2022
  1.5T | petrol 1498 110kW CVT FWD | 99-130
Rich 6 | 锐骐6 | Рич 6 | pickup 5290x1850x1810/3150 1835kg | 2019- | w3
  2.4 | petrol 2438 110kW MT5 AWD | 90-105
  2.3TD | diesel 2298 120kW MT6 AWD | 105-140
Mengshi 917 | 猛士917 | Мэнши 917 | offroadSuv 4987x2080x1935/2950 3300kg | 2023- | w3
  1.5T REEV | series 1476 110+600=600kW 1G AWD 65.9kWh | 638-700
Nano 01 | 纳米01 | Нано 01 | hatchback 4030x1810x1570/2660 1275kg | 2024- | w3
  330 km | ev 70kW 1G FWD 31.5kWh | 75-90
  430 km | ev 70kW 1G FWD 42.3kWh | 88-109

= forthing | Forthing | 东风风行 | Фортинг | LGG | china
T5 Evo | T5 EVO | T5 Эво | coupeSuv 4565x1860x1690/2715 1530kg | 2021- | w6
  1.5T | petrol 1493 145kW DCT7 FWD | 95-129
Yacht | 游艇 | Яхт (M4) | minivan 4850x1900x1715/2900 1690kg 7s | 2022- | w4
  1.5T | petrol 1493 145kW DCT7 FWD | 109-149
T5 | T5 | T5 | suv 4550x1825x1725/2720 1520kg | 2018-2022
  1.6T | petrol 1590 150kW AT6 FWD | 89-120
Friday | 雷霆 | Фрайдей | suv 4600x1860x1680/2715 1905kg | 2023-
  630 km | ev 150kW 1G FWD 85.9kWh | 150-190
Lingzhi M5 | 菱智M5 | Линчжи M5 | van 5135x1720x1970/3000 1660kg 7s | 2017-2025 | w3
  2.0 | petrol 1997 98kW MT5 RWD | 69-85
S7 | 星海S7 | S7 | sedan 4935x1915x1495/2915 1730kg | 2024-
  555 km | ev 160kW 1G FWD 56.8kWh | 120-140

= voyah | Voyah | 岚图 | Воя | LDP | china
Free | FREE | Фри | suv 4905x1950x1645/2960 2190kg | 2021- | w11
  1.5T REEV 210 km | series 1498 110+360=360kW 30m:150 1G AWD 43kWh | 266-370
  EV 630 km | ev 510kW 30m:200 1G AWD 106kWh | 330-400 | 2021-2024
Dream | 梦想家 | Дрим | minivan 5315x1985x1820/3200 2540kg 7s | 2022- | w8
  1.5T 236 km | phev 1476 110+310=420kW DHT1 AWD 43kWh | 330-440
  EV 650 km | ev 320kW 1G AWD 108.7kWh | 369-500
Passion | 追光 | Пэшн | sedan 5088x1970x1515/3000 2325kg | 2023- | w4
  PHEV 262 km | phev 1476 115+275=390kW DHT1 AWD 43kWh | 253-310
  EV 730 km | ev 375kW 1G AWD 109kWh | 323-440
Courage | 知音 | Каридж | suv 4725x1900x1636/2900 1980kg | 2024-
  650 km | ev 215kW 1G RWD 76.9kWh | 187-220

= baic | BAIC | 北京 | BAIC | LNB | china
BJ40 | BJ40 | BJ40 | offroadSuv 4645x1925x1871/2745 2010kg | 2018- | w8
  2.0T | petrol 1984 180kW AT8 AWD | 160-210
  2.0TD | diesel 1997 120kW AT8 AWD | 176-200
BJ60 | BJ60 | BJ60 | offroadSuv 5040x1955x1925/2820 2290kg | 2022- | w6
  2.0T | petrol 1984 197kW AT8 AWD | 220-290
BJ80 | BJ80 | BJ80 | offroadSuv 4765x1955x1985/2800 2440kg | 2016-2023
  3.0T V6 | petrol 2967 206kW AT8 AWD | 298-398
X55 | 魔方 | X55 | coupeSuv 4620x1886x1680/2735 1545kg | 2022- | w6
  1.5T | petrol 1499 138kW DCT7 FWD | 99-155
X35 | X3 | X35 | compactSuv 4325x1830x1640/2570 1330kg | 2019- | w4
  1.5 | petrol 1499 83kW CVT FWD | 60-75
  1.5T | petrol 1499 110kW CVT FWD | 70-90
X7 | X7 | X7 | suv 4710x1892x1715/2800 1640kg | 2020- | w4
  1.5T | petrol 1499 138kW DCT7 FWD | 104-150
U5 Plus | U5 PLUS | U5 Плюс | sedan 4660x1820x1471/2680 1270kg | 2021- | w4
  1.5 | petrol 1499 83kW CVT FWD | 69-85
EU5 | EU5 | EU5 | sedan 4650x1820x1510/2670 1680kg | 2018-2024
  501 km | ev 160kW 1G FWD 60.2kWh | 132-160
BJ30 | BJ30 | BJ30 | offroadSuv 4730x1910x1790/2820 1690kg | 2024- | w4
  1.5T | petrol 1499 138kW DCT7 FWD | 100-125
  1.5T e-Drive | hybrid 1499 113+190=300kW DHT1 AWD 2.1kWh | 125-150

= jac | JAC | 江淮 | JAC | LJ1 | china
JS4 | 思皓X4 | JS4 | compactSuv 4410x1800x1660/2620 1370kg | 2020- | w4
  1.5T | petrol 1499 110kW CVT FWD | 80-100
JS6 | 思皓X6 | JS6 | suv 4605x1890x1700/2720 1560kg | 2022- | w5
  1.5T | petrol 1499 135kW DCT7 FWD | 100-126
J7 | 嘉悦A5 | J7 | liftback 4775x1820x1492/2760 1390kg | 2019-2024 | w5
  1.5T | petrol 1499 110kW CVT FWD | 80-100
T8 Pro | 帅铃T8 | T8 Про | pickup 5325x1880x1830/3090 1890kg | 2018- | w4
  2.0TD | diesel 1999 102kW MT6 AWD | 96-120
T9 | 悍途 | T9 | pickup 5330x1965x1920/3110 2095kg | 2022- | w4
  2.0TD | diesel 1999 125kW AT8 AWD | 130-166
Refine M4 | 瑞风M4 | Рефайн M4 | van 5200x1880x1970/3080 1905kg 7s | 2018- | w3
  2.0T | petrol 1997 140kW AT6 RWD | 115-145
Refine RF8 | 瑞风RF8 | Рефайн RF8 | minivan 5215x1925x1820/3100 2090kg 7s | 2023- | w4
  2.0T | petrol 1999 174kW AT8 FWD | 165-200
  1.5T 205 km | phev 1499 110+170=280kW DHT1 FWD 34.9kWh | 200-250

= mg | MG | 名爵 | MG | LSJ | china
MG4 | MG4 EV | MG4 | hatchback 4287x1836x1516/2705 1655kg | 2022- | w4
  425 km | ev 125kW 1G RWD 51kWh | 116-140
  460 km | ev 315kW 1G AWD 64kWh | 180-187
MG5 | MG5 | MG5 | sedan 4715x1842x1473/2680 1275kg | 2020- | w6
  1.5 | petrol 1498 95kW CVT FWD | 68-90
  1.5T | petrol 1490 133kW DCT7 FWD | 90-112
MG6 | MG6 | MG6 | liftback 4727x1848x1470/2715 1440kg | 2017-2023 | w3
  1.5T | petrol 1490 133kW DCT7 FWD | 93-135
MG7 | MG7 | MG7 | liftback 4884x1889x1447/2778 1570kg | 2023- | w4
  1.5T | petrol 1496 138kW DCT7 FWD | 119-130
  2.0T | petrol 1986 192kW AT9 FWD | 142-170
ZS | ZS | ZS | compactSuv 4323x1809x1653/2585 1290kg | 2017-2024 | w4
  1.5 | petrol 1498 88kW CVT FWD | 73-100
HS | 领航 | HS | suv 4610x1876x1685/2720 1570kg | 2018-2024 | w4
  1.5T | petrol 1490 133kW DCT7 FWD | 99-130
  2.0T | petrol 1986 170kW AT9 AWD | 139-156
Cyberster | Cyberster | Киберстер | coupe 4535x1913x1329/2690 1850kg 2s | 2024- | w1
  501 km | ev 250kW 1G RWD 64kWh | 319-350

= roewe | Roewe | 荣威 | Роеве | LSJ | china
i5 | i5 | i5 | sedan 4601x1818x1489/2680 1210kg | 2018- | w4
  1.5 | petrol 1498 95kW CVT FWD | 64-85
RX5 | RX5 | RX5 | suv 4664x1890x1664/2765 1590kg | 2022- | w5
  1.5T | petrol 1496 138kW DCT7 FWD | 98-140
RX8 | RX8 | RX8 | offroadSuv 4923x1930x1840/2850 2010kg 7s | 2018-2022
  2.0T | petrol 1995 165kW AT6 AWD | 168-250
RX9 | RX9 | RX9 | suv 4983x1967x1781/2915 1945kg 7s | 2023-
  2.0T | petrol 1986 185kW AT9 AWD | 196-256
iMax8 | iMAX8 | iMax8 | minivan 5016x1909x1796/3000 1885kg 7s | 2020- | w4
  2.0T | petrol 1986 172kW AT8 FWD | 160-260
D7 DMH | D7 DMH | D7 DMH | sedan 4890x1872x1510/2810 1650kg | 2023-
  1.5 125 km | phev 1498 82+140=190kW DHT1 FWD 21.4kWh | 119-140

= im | IM Motors | 智己 | IM | LSJ | china
L7 | L7 | L7 | sedan 5098x1960x1485/3100 2090kg | 2022-
  615 km | ev 250kW 1G RWD 90kWh | 299-370
LS6 | LS6 | LS6 | coupeSuv 4904x1988x1669/2950 2185kg | 2023- | w4
  560 km | ev 248kW 1G RWD 71kWh | 215-250
  702 km | ev 579kW 1G AWD 100kWh | 270-292
LS7 | LS7 | LS7 | suv 5049x2002x1773/3060 2230kg | 2023-
  625 km | ev 250kW 1G RWD 90kWh | 289-330

= wuling | Wuling | 五菱 | Улин | LZW | china
Hongguang Mini EV | 宏光MINIEV | Хунгуан Мини EV | cityCar 3064x1493x1614/2010 700kg 4s 3d | 2020- | w5
  215 km | ev 30kW 1G RWD 17.3kWh | 44-60
  120 km | ev 20kW 1G RWD 9.2kWh | 30-40
Bingo | 缤果 | Бинго | hatchback 3950x1708x1580/2560 1125kg 4s | 2023- | w5
  333 km | ev 50kW 1G FWD 31.9kWh | 66-80
Hongguang S | 宏光S | Хунгуан S | minivan 4420x1685x1770/2720 1205kg 7s | 2015-2025 | w3
  1.5 | petrol 1485 73kW MT5 RWD | 48-62
Xingchen | 星辰 | Синчэнь | suv 4594x1820x1740/2750 1480kg | 2021-
  1.5T | petrol 1451 108kW CVT FWD | 69-98
Victory | 凯捷 | Виктори (Кайцзе) | minivan 4875x1880x1700/2800 1600kg 7s | 2020- | w3
  1.5T | petrol 1451 108kW CVT FWD | 86-120
Rongguang | 荣光 | Жунгуан | van 4490x1615x1915/3050 1140kg 7s | 2016-2025
  1.5 | petrol 1485 73kW MT5 RWD | 44-56
Starlight | 星光 | Старлайт | sedan 4835x1860x1515/2800 1550kg | 2023-
  1.5 150 km | phev 1499 78+150=150kW DHT1 FWD 20.5kWh | 88-106

= baojun | Baojun | 宝骏 | Баоцзюнь | LZW | china
510 | 510 | 510 | compactSuv 4220x1740x1625/2550 1220kg | 2017-2022 | w4
  1.5 | petrol 1485 73kW CVT FWD | 58-75
530 | 530 | 530 | suv 4695x1835x1760/2750 1510kg 7s | 2018-2022
  1.5T | petrol 1451 108kW CVT FWD | 76-110
RS-5 | RS-5 | RS-5 | suv 4606x1869x1708/2700 1500kg | 2019-2022
  1.5T | petrol 1451 108kW CVT FWD | 97-132
Yep | 悦也 | Йеп | cityCar 3381x1685x1721/2110 1006kg 4s 3d | 2023- | w4
  303 km | ev 50kW 1G RWD 28.1kWh | 80-90
Yunduo | 云朵 | Юньдо | hatchback 4295x1850x1652/2700 1540kg | 2023-
  460 km | ev 100kW 1G FWD 50.6kWh | 96-126

= maxus | Maxus | 大通 | Максус | LSK | china
D90 | D90 | D90 | offroadSuv 5046x1932x1875/2950 2215kg 7s | 2017-2024 | w4
  2.0T | petrol 1996 165kW AT6 AWD | 170-240
  2.0TD | diesel 1996 160kW AT8 AWD | 186-265
Territory | 领地 | Территори | offroadSuv 5101x1960x1881/2950 2290kg 7s | 2023-
  2.0TD | diesel 1996 160kW AT8 AWD | 196-260
G10 | G10 | G10 | van 5168x1980x1928/3198 2045kg 9s | 2014-2023 | w3
  2.0T | petrol 1995 165kW AT6 RWD | 130-190
G50 | G50 | G50 | minivan 4825x1825x1778/2800 1560kg 7s | 2019-2024
  1.5T | petrol 1490 124kW DCT7 FWD | 86-140
G90 | G90 | G90 | minivan 5365x1980x1970/3198 2180kg 7s | 2022- | w3
  2.0T | petrol 1996 172kW AT8 FWD | 165-290
T60 | T60 | T60 | pickup 5365x1900x1809/3155 2005kg | 2017- | w3
  2.0TD | diesel 1996 120kW AT6 AWD | 105-160
T90 | T90 | T90 | pickup 5365x1900x1809/3155 2080kg | 2021- | w3
  2.0TD | diesel 1996 160kW AT8 AWD | 130-180
Mifa 9 | 大家9 | Мифа 9 | minivan 5270x2000x1840/3200 2410kg 7s | 2022- | w3
  560 km | ev 180kW 1G FWD 90kWh | 270-350
V80 | V80 | V80 | van 5700x1998x2345/3850 2185kg 9s | 2014-2025
  2.0TD | diesel 1996 102kW MT6 FWD | 120-160

= soueast | Soueast | 东南 | Соуист | LDN | china
S07 | S07 | S07 | suv 4724x1900x1720/2745 1590kg | 2023-
  1.5T | petrol 1498 115kW DCT6 FWD | 95-115
DX8S | DX8S | DX8S | suv 4724x1900x1720/2745 1610kg 7s | 2023-
  1.6T | petrol 1598 145kW DCT7 FWD | 110-130

= swm | SWM | 斯威 | SWM | LSC | china
G01 | G01 | G01 | suv 4700x1850x1740/2755 1560kg 7s | 2018-2024
  1.5T | petrol 1497 115kW DCT6 FWD | 84-120
G05 Pro | G05 PRO | G05 Про | suv 4650x1880x1740/2750 1545kg | 2021-2024
  1.5T | petrol 1497 115kW DCT6 FWD | 86-105

= venucia | Venucia | 启辰 | Венуция | LGB | china
V-Online | 大V | V-Online | suv 4562x1917x1625/2700 1490kg | 2021- | w3
  1.5T | petrol 1498 140kW DCT7 FWD | 99-131
T60 | T60 | T60 | compactSuv 4412x1805x1680/2640 1270kg | 2018-2023
  1.6 | petrol 1598 93kW CVT FWD | 85-119
D60 Plus | D60 PLUS | D60 Плюс | sedan 4756x1803x1487/2700 1215kg | 2017-2023
  1.6 | petrol 1598 93kW CVT FWD | 72-103

= haima | Haima | 海马 | Хайма | LH1 | china
8S | 8S | 8S | suv 4565x1850x1682/2700 1540kg | 2019-2023
  1.6T | petrol 1598 143kW AT6 FWD | 80-126
7X | 7X | 7X | minivan 4815x1874x1720/2860 1660kg 7s | 2020-2023
  1.6T | petrol 1598 143kW AT6 FWD | 104-140

= foton | Foton | 福田 | Фотон | LVA | china
Tunland G7 | 将军G7 | Тунланд G7 | pickup 5340x1940x1870/3110 1975kg | 2021- | w3
  2.0TD | diesel 1968 120kW AT8 AWD | 105-160
Tunland V9 | 火星9 | Тунланд V9 | pickup 5617x2090x1955/3355 2350kg | 2023- | w4
  2.0TD | diesel 1968 120kW AT8 AWD | 146-190
  2.0T | petrol 1998 175kW AT8 AWD | 150-180
View C2 | 风景G7 | Вью C2 | van 5320x1695x2260/3110 1900kg 9s | 2017-2025
  2.4 | petrol 2438 105kW MT5 RWD | 90-120
`;
