// SQL: each statement adds only what is missing, so that replicas can start at the same time.
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { column, inTurn, queryRows, rowShape } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { DictionaryRepository } from '../dictionary/dictionary.repository.js';
import { COMPANY_PARAMETERS } from '../parameter/company-parameters.js';
import { PageTextRepository } from '../page-text/page-text.repository.js';
import { ParameterRepository } from '../parameter/parameter.repository.js';
import { MENUS, type MenuSeed } from './menus.js';
import { ROLES } from './roles.js';

const menuKey = rowShape({ menuId: column.bigint });
const roleKey = rowShape({ roleId: column.bigint });

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
    const [added] = await queryRows(
      tx,
      menuKey,
      `INSERT INTO menu (menu_key, parent_id, labels, seeded_labels, permission, path, icon, menu_type, sort_order)
       VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8) ON CONFLICT (menu_key) DO NOTHING RETURNING menu_id AS "menuId"`,
      [key, parentId, labels, permission, path, icon, menuType, sortOrder],
    );
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
      const added = await queryRows(
        tx,
        roleKey,
        `INSERT INTO role (role_code, names, grants_all, is_system) VALUES ($1, $2, $3, true)
         ON CONFLICT (role_code) DO NOTHING RETURNING role_id AS "roleId"`,
        [code, names, grantsAll],
      );
      // A new role gets all its rights; an existing one only those that are new.
      const opened = added[0]
        ? `permission = ANY($2) AND $3::bigint[] IS NOT NULL`
        : `permission = ANY($2) AND menu_id = ANY($3::bigint[])`;
      await tx.query(
        `INSERT INTO role_menu (role_id, menu_id)
         SELECT r.role_id, m.menu_id FROM role r, menu m WHERE r.role_code = $1 AND ${opened}
         ON CONFLICT DO NOTHING`,
        [code, permissions, freshMenus.map(({ menuId }) => menuId)],
      );
    }
  }
}
