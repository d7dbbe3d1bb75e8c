import type { MigrationInterface, QueryRunner } from 'typeorm';
import { correctInChinese } from '../division/seed-divisions.js';

/**
 * Corrects Chinese names of Russian districts that contained a transcribed adjective, though the town that they are
 * named after is known.
 */
export class DistrictsByTheirTown1765600000011 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return correctInChinese(runner, {
      'RU-ALT-R17': '卡缅斯基区',
      'RU-BEL-R11': '拉基强斯基区',
      'RU-KB-R06': '捷尔斯基区',
      'RU-KDA-R21': '莫斯托夫斯基区',
      'RU-KDA-R28': '斯拉维亚恩斯基区',
      'RU-KIR-R05': '维亚茨科波良斯基区',
      'RU-MO-R08': '祖博沃-波良斯基区',
      'RU-MOS-29': '德泽尔任斯基',
      'RU-PER-R38': '切尔努申斯基区',
      'RU-SAM-R11': '基涅利-切尔卡斯斯基区',
      'RU-SVE-R47': '苏霍洛日斯基区',
      'RU-VGG-R09': '卡拉乔夫斯基区',
      'RU-VGG-R25': '斯韦特洛亚尔斯基区',
      'RU-VLA-R11': '佩图申斯基区',
      'RU-VOR-R09': '卡拉切耶夫斯基区',
    });
  }

  /** Keeps the names: they name the same places. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
