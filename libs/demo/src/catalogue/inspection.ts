import {
  INSPECTION_SECTIONS,
  PANELS,
  type Defect,
  type InspectionReport,
  type Panel,
  type PaintReading,
} from '@mall/contracts/product';
import { dayNumber, isoDay } from './calendar.js';
import { demoDay, demoSeed } from './cars.js';
import type { DemoCar } from './demo-car.js';
import { inspectors, points, tyreMakes } from './inspection-points.js';
import type { Trilingual } from './model.js';
import { Random } from '../random/index.js';

/** Metal panels; bumpers and glass have no paint reading. */
const gauged = PANELS.filter((panel) => !/Bumper|windscreen|interior/.test(panel));
const outerPanels = PANELS.filter((panel) => !/windscreen|interior/.test(panel));

/** Minimum and maximum number of panels that an accident of this grade affects. */
const touched = { none: [0, 1], minor: [1, 3], moderate: [3, 5], major: [5, 8] } as const;

/** Derives the inspection report of a used car from its index, so that it is always the same. New cars have none. */
export function inspectionOf(car: DemoCar, seed = demoSeed, today = demoDay): InspectionReport | undefined {
  if (car.condition !== 'used') return undefined;
  const random = Random.forItem(seed, car.index, 1);
  const ageYears = (dayNumber(today) - dayNumber(car.firstRegDate!)) / 365.25;
  const grade = car.accidentGrade!;
  const traces = pickPanels(random, random.between(touched[grade][0], touched[grade][1]));
  const paint = paintOf(random, grade, traces);
  const defects = defectsOf(random, ageYears, car.mileageKm, grade);
  const sections = sectionsOf(random, car, ageYears, defects.length);
  const remarks = sections.reduce((sum, section) => sum + section.total - section.passed, 0);
  const score = Math.max(
    41,
    99 - remarks * 2 - defects.length - traces.length * 3 - (grade === 'major' ? 18 : 0),
  );
  return {
    reportNo: `IR-${car.partyCode.slice(3)}`,
    inspectedOn: isoDay(dayNumber(car.createTime.slice(0, 10)) - random.between(1, 9)),
    inspector: random.pick(inspectors),
    score,
    summary: summaryOf(grade, traces.length, defects.length),
    mileageVerified: random.chance(0.97),
    floodDamage: false,
    fireDamage: false,
    structuralDamage: grade === 'major',
    sections,
    paint,
    defects,
    tyres: tyresOf(random, car.mileageKm, Number(car.firstRegDate!.slice(0, 4))),
  };
}

function pickPanels(random: Random, count: number): Panel[] {
  const chosen = new Set<Panel>();
  const panels = gauged.filter((panel) => panel !== 'roof');
  while (chosen.size < count) chosen.add(random.pick(panels));
  return [...chosen];
}

function paintOf(
  random: Random,
  grade: NonNullable<DemoCar['accidentGrade']>,
  traces: Panel[],
): PaintReading[] {
  const factory = random.between(88, 124);
  return gauged.map((panel): PaintReading => {
    if (!traces.includes(panel)) {
      return { panel, microns: factory + random.between(-12, 18), verdict: 'original' };
    }
    const depth = random.next();
    if (grade === 'major' && depth < 0.35)
      return { panel, microns: random.between(130, 190), verdict: 'replaced' };
    if ((grade === 'moderate' && depth < 0.5) || grade === 'major') {
      return { panel, microns: random.between(420, 980), verdict: 'filler' };
    }
    return { panel, microns: random.between(185, 330), verdict: 'repainted' };
  });
}

function defectsOf(random: Random, ageYears: number, mileageKm: number, grade: string): Defect[] {
  const expected = ageYears * 0.55 + mileageKm / 60_000 + (grade === 'none' ? 0 : 1);
  const count = Math.min(9, Math.round(expected * random.within(0.4, 1.4)));
  return Array.from({ length: count }, (): Defect => {
    const luck = random.next();
    if (luck < 0.48)
      return { panel: random.pick(outerPanels), kind: 'scratch', sizeMm: random.between(8, 140) };
    if (luck < 0.7) {
      return {
        panel: random.pick(['bonnet', 'frontBumper', 'windscreen']),
        kind: 'chip',
        sizeMm: random.between(1, 5),
      };
    }
    if (luck < 0.85) return { panel: random.pick(outerPanels), kind: 'dent', sizeMm: random.between(6, 45) };
    if (luck < 0.94)
      return { panel: 'interior', kind: random.pick(['wear', 'stain']), sizeMm: random.between(10, 90) };
    const isOld = ageYears > 4;
    return {
      panel: isOld ? 'rightSill' : 'rearBumper',
      kind: isOld ? 'corrosion' : 'crack',
      sizeMm: random.between(5, 30),
    };
  });
}

function sectionsOf(
  random: Random,
  car: DemoCar,
  ageYears: number,
  defectCount: number,
): InspectionReport['sections'] {
  return INSPECTION_SECTIONS.map((section) => {
    const { total, remarks } = points[section];
    const items = remarks
      .filter((remark) => !remark.only || (remark.only === 'engine') === car.engineCc > 0)
      .filter((remark) => remark.fromYears <= ageYears && random.chance(0.16 + ageYears * 0.035))
      .map(({ title, note, verdict }) => ({ title, note, verdict }));
    const onPanels = section === 'body' ? Math.min(defectCount, 8) : 0;
    return { section, total, passed: total - items.length - onPanels, items };
  });
}

function tyresOf(random: Random, mileageKm: number, firstYear: number): InspectionReport['tyres'] {
  const sinceChange = mileageKm % 55_000;
  const brand = random.pick(tyreMakes);
  const changes = Math.floor(mileageKm / 55_000);
  return (['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const).map((place) => {
    const left = 7.8 - (sinceChange / 55_000) * 5.2 + random.within(-0.3, 0.3);
    return {
      place,
      brand,
      madeIn: firstYear + changes * 2,
      treadMm: Math.round(Math.max(1.8, left) * 10) / 10,
    };
  });
}

function summaryOf(grade: string, panels: number, defects: number): Trilingual {
  const paint =
    panels === 0
      ? { ru: 'Вся краска заводская.', zh: '全车原漆。', en: 'All paint is from the factory.' }
      : {
          ru: `Панелей со следами ремонта: ${panels}.`,
          zh: `${panels}处覆盖件有修复痕迹。`,
          en: `Panels with traces of repair: ${panels}.`,
        };
  const structure =
    grade === 'major'
      ? {
          ru: 'Есть следы ремонта силовых элементов.',
          zh: '结构件有修复痕迹。',
          en: 'Structural parts were repaired.',
        }
      : { ru: 'Силовые элементы не повреждены.', zh: '结构件无损伤。', en: 'Structural parts are sound.' };
  const marks =
    defects === 0
      ? { ru: 'Внешних дефектов нет.', zh: '外观无明显瑕疵。', en: 'No visible defects.' }
      : {
          ru: `Отмечено на карте кузова: ${defects}.`,
          zh: `车身图标注瑕疵${defects}处。`,
          en: `Marked on the body map: ${defects}.`,
        };
  const say = (language: keyof Trilingual, gap: string) =>
    [paint, structure, marks].map((text) => text[language]).join(gap);
  return { ru: say('ru', ' '), zh: say('zh', ''), en: say('en', ' ') };
}
