/** Changan and its brands. */
export const changan = `
= changan | Changan | 长安 | Чанган | LS5 | china
CS35 Plus | CS35 PLUS | CS35 Плюс | compactSuv 4345x1865x1680/2600 1370kg | 2018- | w6
  1.4T | petrol 1392 118kW DCT7 FWD | 70-92
  1.6 | petrol 1598 94kW AT6 FWD | 72-86 | 2019-2023
CS55 Plus | CS55 PLUS | CS55 Плюс | suv 4515x1868x1680/2656 1475kg | 2019- | w8
  1.5T | petrol 1494 138kW DCT7 FWD | 102-136
CS75 Plus | CS75 PLUS | CS75 Плюс | suv 4710x1865x1710/2710 1580kg | 2019- | w8
  1.5T | petrol 1494 138kW AT8 FWD | 117-140
  2.0T | petrol 1998 171kW AT8 FWD | 142-155
CS85 Coupe | CS85 COUPE | CS85 Купе | coupeSuv 4720x1845x1665/2705 1620kg | 2019-2022
  2.0T | petrol 1998 171kW AT8 FWD | 137-167
CS95 | CS95 | CS95 | suv 4949x1930x1785/2810 1905kg 7s | 2017- | w3
  2.0T | petrol 1998 171kW AT8 AWD | 176-210
UNI-K | UNI-K | UNI-K | suv 4865x1948x1690/2890 1790kg | 2021- | w9
  2.0T | petrol 1998 171kW AT8 FWD | 151-168
  2.0T | petrol 1998 171kW AT8 AWD | 173-183
  1.5T iDD 135 km | phev 1494 125+85=210kW DCT6 FWD 28.4kWh | 177-212 | 2022-2024
UNI-T | UNI-T | UNI-T | coupeSuv 4535x1870x1565/2710 1510kg | 2020- | w7
  1.5T | petrol 1494 138kW DCT7 FWD | 110-135
UNI-V | UNI-V | UNI-V | liftback 4680x1838x1430/2750 1425kg | 2022- | w8
  1.5T | petrol 1494 138kW DCT7 FWD | 109-125
  2.0T | petrol 1998 171kW AT8 FWD | 130-143
UNI-S | 第二代CS55 PLUS | UNI-S | suv 4515x1865x1680/2656 1460kg | 2022-2024
  1.5T | petrol 1494 138kW DCT7 FWD | 105-126
UNI-Z | UNI-Z | UNI-Z | suv 4690x1865x1670/2795 1545kg | 2024- | w4
  1.5T | petrol 1494 141kW DCT7 FWD | 108-128
  1.5 PHEV 125 km | phev 1498 72+158=158kW DHT1 FWD 18.9kWh | 118-138
Eado Plus | 逸动PLUS | Идо Плюс | sedan 4730x1820x1505/2700 1325kg | 2020- | w5
  1.6 | petrol 1598 94kW DCT7 FWD | 73-90
  1.4T | petrol 1392 118kW DCT7 FWD | 84-103
Alsvin | 悦翔 | Алсвин | sedan 4390x1725x1490/2535 1100kg | 2018-2024
  1.5 | petrol 1480 79kW DCT5 FWD | 55-65
Lamore | 锐程PLUS | Ламор | sedan 4785x1840x1440/2765 1450kg | 2023-
  1.5T | petrol 1494 138kW DCT7 FWD | 100-118
Hunter Plus | 览拓者 | Хантер Плюс | pickup 5380x1980x1875/3180 1990kg | 2022- | w3
  2.0T | petrol 1998 171kW AT8 AWD | 145-169
  1.9TD | diesel 1910 110kW MT6 AWD | 133-150
Lumin | 糯玉米 | Люмин | cityCar 3270x1700x1545/1980 860kg 4s 3d | 2022- | w3
  301 km | ev 35kW 1G RWD 28.1kWh | 56-70
Nevo A07 | 启源A07 | Нево A07 | liftback 4905x1910x1480/2900 1760kg 4d | 2023-
  1.5 REEV 200 km | series 1480 66+160=160kW 1G RWD 28.4kWh | 132-152
  515 km | ev 160kW 1G RWD 58.1kWh | 155-176
Nevo Q05 | 启源Q05 | Нево Q05 | compactSuv 4515x1865x1680/2656 1590kg | 2023-
  1.5 125 km | phev 1480 81+140=140kW DHT1 FWD 18.4kWh | 106-128
X5 Plus | X5 PLUS | X5 Плюс | compactSuv 4540x1860x1620/2650 1405kg | 2023-
  1.5T | petrol 1494 138kW DCT7 FWD | 86-103

= deepal | Deepal | 深蓝 | Дипал | LS6 | china
S7 | S7 | S7 | suv 4750x1930x1625/2900 1850kg | 2023- | w7
  1.5 REEV 121 km | series 1480 66+175=175kW 1G RWD 19kWh | 149-170
  1.5 REEV 200 km | series 1480 66+175=175kW 1G RWD 31.7kWh | 165-190
  520 km | ev 160kW 1G RWD 66.8kWh | 179-203
SL03 | SL03 | SL03 | liftback 4820x1890x1480/2900 1685kg 4d | 2022-2025 | w4
  515 km | ev 160kW 1G RWD 58.1kWh | 159-184
  1.5 REEV 200 km | series 1480 66+160=160kW 1G RWD 28.4kWh | 145-169
G318 | G318 | G318 | offroadSuv 5010x1985x1895/2880 2285kg | 2024- | w6
  1.5T REEV 190 km | series 1494 110+185=185kW 1G RWD 35.1kWh | 175-200
  1.5T REEV 174 km | series 1494 110+316=316kW 1G AWD 35.1kWh | 200-318
S05 | S05 | S05 | coupeSuv 4598x1900x1600/2880 1670kg | 2024- | w4
  1.5 REEV 200 km | series 1480 72+160=160kW 1G RWD 27.3kWh | 120-140
L07 | L07 | L07 | liftback 4875x1890x1480/2900 1735kg 4d | 2024-
  530 km | ev 185kW 1G RWD 56.1kWh | 152-173
S09 | S09 | S09 | suv 5205x1996x1800/3105 2360kg 6s | 2025-
  1.5T REEV 200 km | series 1494 110+362=362kW 1G AWD 41kWh | 240-310

= avatr | Avatr | 阿维塔 | Аватр | LS6 | china
11 | 11 | 11 | coupeSuv 4880x1970x1601/2975 2160kg | 2022- | w8
  730 km | ev 230kW 1G RWD 116.8kWh | 300-350
  580 km | ev 425kW 1G AWD 90.4kWh | 349-390
  1.5T REEV 225 km | series 1494 115+231=231kW 1G RWD 39.1kWh | 270-300 | 2024-
12 | 12 | 12 | liftback 5020x1999x1460/3020 2150kg 4d | 2023- | w4
  700 km | ev 237kW 1G RWD 94.5kWh | 266-300
  650 km | ev 425kW 1G AWD 94.5kWh | 340-430
07 | 07 | 07 | suv 4825x1980x1620/2940 2050kg | 2024- | w6
  1.5T REEV 230 km | series 1494 115+231=231kW 1G RWD 39.1kWh | 220-260
  650 km | ev 252kW 1G RWD 82.2kWh | 230-270
06 | 06 | 06 | liftback 4855x1960x1450/2940 1970kg 4d | 2025-
  1.5T REEV 240 km | series 1494 115+231=231kW 1G RWD 31.7kWh | 206-240
`;
