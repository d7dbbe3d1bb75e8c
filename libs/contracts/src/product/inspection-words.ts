import { say, type Texts } from '@mall/validation';

const words = <const W extends Record<string, Texts>>(table: W): W => table;

/** Parts of a car as the inspection report names them. */
export const panelWords = words({
  bonnet: say('Капот', '发动机盖', 'Bonnet'),
  roof: say('Крыша', '车顶', 'Roof'),
  bootLid: say('Крышка багажника', '后备箱盖', 'Boot lid'),
  frontBumper: say('Передний бампер', '前保险杠', 'Front bumper'),
  rearBumper: say('Задний бампер', '后保险杠', 'Rear bumper'),
  frontLeftWing: say('Переднее левое крыло', '左前翼子板', 'Front left wing'),
  frontRightWing: say('Переднее правое крыло', '右前翼子板', 'Front right wing'),
  rearLeftWing: say('Заднее левое крыло', '左后翼子板', 'Rear left wing'),
  rearRightWing: say('Заднее правое крыло', '右后翼子板', 'Rear right wing'),
  frontLeftDoor: say('Передняя левая дверь', '左前门', 'Front left door'),
  frontRightDoor: say('Передняя правая дверь', '右前门', 'Front right door'),
  rearLeftDoor: say('Задняя левая дверь', '左后门', 'Rear left door'),
  rearRightDoor: say('Задняя правая дверь', '右后门', 'Rear right door'),
  leftSill: say('Левый порог', '左门槛', 'Left sill'),
  rightSill: say('Правый порог', '右门槛', 'Right sill'),
  windscreen: say('Лобовое стекло', '前挡风玻璃', 'Windscreen'),
  interior: say('Салон', '内饰', 'Interior'),
});

export const paintWords = words({
  original: say('Заводская краска', '原厂漆', 'Factory paint'),
  repainted: say('Окрашено', '补漆', 'Repainted'),
  filler: say('Шпатлёвка', '有腻子', 'Filler'),
  replaced: say('Деталь заменена', '更换件', 'Panel replaced'),
});

export const defectWords = words({
  scratch: say('Царапина', '划痕', 'Scratch'),
  dent: say('Вмятина', '凹陷', 'Dent'),
  chip: say('Скол', '掉漆', 'Chip'),
  corrosion: say('Коррозия', '锈蚀', 'Corrosion'),
  crack: say('Трещина', '裂纹', 'Crack'),
  wear: say('Износ', '磨损', 'Wear'),
  stain: say('Пятно', '污渍', 'Stain'),
});

export const sectionWords = words({
  body: say('Кузов', '车身', 'Body'),
  interior: say('Салон', '内饰', 'Interior'),
  engine: say('Двигатель', '发动机', 'Engine'),
  chassis: say('Ходовая часть', '底盘', 'Chassis'),
  electrics: say('Электрика', '电气', 'Electrics'),
  testDrive: say('Пробная поездка', '路试', 'Test drive'),
  documents: say('Документы', '手续', 'Papers'),
});

export const verdictWords = words({
  ok: say('Без замечаний', '正常', 'Fine'),
  wear: say('Износ', '有磨损', 'Wear'),
  defect: say('Дефект', '有缺陷', 'Defect'),
});

export const tyrePlaceWords = words({
  frontLeft: say('Переднее левое', '左前', 'Front left'),
  frontRight: say('Переднее правое', '右前', 'Front right'),
  rearLeft: say('Заднее левое', '左后', 'Rear left'),
  rearRight: say('Заднее правое', '右后', 'Rear right'),
  spare: say('Запасное', '备胎', 'Spare'),
});
