// SQL: labels follow the release language by language, in one statement.
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { anyOf, column, doNothing, inTurn, queryRows, rowOf, rowShape, run, sql } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';
import { DictionaryRepository } from '../dictionary/dictionary.repository.js';
import { COMPANY_PARAMETERS } from '../parameter/company-parameters.js';
import { PageTextRepository } from '../page-text/page-text.repository.js';
import { ParameterRepository } from '../parameter/parameter.repository.js';
import { MENUS, type MenuSeed } from './menus.js';
import { ROLES } from './roles.js';

/** A right that a release grants does not wait, unlike one that staff grant. */
const AT_ONCE = sql<Date>`'-infinity'::timestamptz`;

const menuKey = rowShape({ menuId: column.bigint });

/**
 * Adds missing built-in rows at every start. Changes of staff are preserved; labels of the menu and texts of pages that nobody has
 * changed follow the release; a new right is added once to the built-in roles that list it.
 */
@Injectable()
export class Seeder implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dictionaries: DictionaryRepository,
    private readonly parameters: ParameterRepository,
    private readonly pageTexts: PageTextRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await inTurn(tx, 'seed');
      await this.addCompany(tx);
      const fresh = await this.addMenus(tx);
      await this.addRoles(tx, fresh);
      await this.dictionaries.addBuiltIn(tx);
      await this.parameters.addBuiltIn(tx);
      await this.pageTexts.addShipped(tx);
    });
  }

  /** The department above all others. */
  private async addCompany(tx: EntityManager): Promise<void> {
    const { zh, en } = COMPANY_PARAMETERS.siteName.texts;
    await tx.query(
      `INSERT INTO department (name, sort_order) SELECT $1, 0 WHERE NOT EXISTS (SELECT FROM department)`,
      [`${zh} · ${en}`],
    );
  }

  /** Adds the menu rows that are missing. @returns ids of the new rows, by permission. */
  private async addMenus(
    tx: EntityManager,
    seeds: readonly MenuSeed[] = MENUS,
    parentId: string | null = null,
  ): Promise<{ menuId: string; permission: string | null }[]> {
    const fresh: { menuId: string; permission: string | null }[] = [];
    for (const [index, seed] of seeds.entries()) {
      const menuId = await this.addMenu(tx, parentId, {
        ...seed,
        menuType: '0',
        sortOrder: (index + 1) * 10,
        fresh,
      });
      for (const [place, { permission, labels }] of (seed.buttons ?? []).entries()) {
        const key = `${seed.key}.${permission}`;
        await this.addMenu(tx, menuId, {
          key,
          labels,
          permission,
          menuType: '1',
          sortOrder: (place + 1) * 10,
          fresh,
        });
      }
      fresh.push(...(await this.addMenus(tx, seed.items ?? [], menuId)));
    }
    return fresh;
  }

  private async addMenu(
    tx: EntityManager,
    parentId: string | null,
    seed: MenuSeed & {
      readonly menuType: '0' | '1';
      readonly sortOrder: number;
      readonly fresh: { menuId: string; permission: string | null }[];
    },
  ): Promise<string> {
    const { key, labels, permission = null, path = null, icon = null, menuType, sortOrder } = seed;
    const row = { menu_key: key, parent_id: parentId, labels, seeded_labels: labels, permission, path, icon };
    const place = { menu_type: menuType, sort_order: sortOrder, permission_at: AT_ONCE };
    const menu = db.insertInto('menu').values({ ...row, ...place });
    const missing = menu.onConflict((known) => known.column('menu_key').doNothing());
    const added = await rowOf(tx, missing.returning('menu_id as menuId'));
    if (added) {
      seed.fresh.push({ menuId: added.menuId, permission });
      return added.menuId;
    }
    return this.followLabels(tx, key, labels);
  }

  /**
   * Updates the labels, each language by itself: a colleague who reworded the Russian label keeps it and gets the new
   * Chinese one.
   * @returns the id of the row
   */
  private async followLabels(tx: EntityManager, key: string, labels: Texts): Promise<string> {
    const [known] = await queryRows(
      tx,
      menuKey,
      `WITH followed AS (
         UPDATE menu
            SET labels = labels || coalesce(
                  (SELECT jsonb_object_agg(language, text) FROM jsonb_each($2::jsonb) AS fresh (language, text)
                    WHERE menu.labels -> language = menu.seeded_labels -> language), '{}'),
                seeded_labels = $2::jsonb
          WHERE menu_key = $1 AND seeded_labels IS DISTINCT FROM $2::jsonb)
       SELECT menu_id AS "menuId" FROM menu WHERE menu_key = $1`,
      [key, labels],
    );
    return known!.menuId;
  }

  private async addRoles(
    tx: EntityManager,
    freshMenus: readonly { menuId: string; permission: string | null }[],
  ): Promise<void> {
    for (const { code, names, grantsAll, permissions } of ROLES) {
      const role = db
        .insertInto('role')
        .values({ role_code: code, names, grants_all: grantsAll, is_system: true })
        .onConflict((known) => known.column('role_code').doNothing());
      const added = await rowOf(tx, role.returning('role_id'));
      let opened = db
        .selectFrom(['role as r', 'menu as m'])
        .select(['r.role_id', 'm.menu_id', AT_ONCE.as('granted_at')])
        .where('r.role_code', '=', code)
        .where('m.permission', '=', anyOf(permissions, 'text'));
      // A new role gets all its rights; an existing one only those that are new.
      if (!added) {
        const freshIds = freshMenus.map(({ menuId }) => menuId);
        opened = opened.where('m.menu_id', '=', anyOf(freshIds, 'bigint'));
      }
      const rights = db
        .insertInto('role_menu')
        .columns(['role_id', 'menu_id', 'granted_at'])
        .expression(opened);
      await run(tx, rights.onConflict(doNothing));
    }
  }
}
