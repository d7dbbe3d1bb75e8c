import { Injectable } from '@nestjs/common';
import { adminPage, platformErrors, type AdminPage } from '@mall/contracts/define';
import {
  productErrors,
  SYNONYM_COLUMNS,
  type CreateSynonymDto,
  type FindSynonymsDto,
  type SynonymRecord,
  type UpdateSynonymDto,
} from '@mall/contracts/product';
import { DataSource } from 'typeorm';
import { wireTime } from '../wire-time.js';

const MAX_TERM = 60;

interface SynonymRow {
  readonly synonym_id: string;
  readonly terms: string[];
  readonly status: 0 | 1;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** What may stand in ORDER BY; user text never does. */
const SORTS: Record<(typeof SYNONYM_COLUMNS)[number], string> = {
  synonymId: 'synonym_id',
  updateTime: 'updated_at',
};

/** Groups of words that staff declare to mean the same. */
@Injectable()
export class SynonymService {
  constructor(private readonly dataSource: DataSource) {}

  async find(request: FindSynonymsDto): Promise<AdminPage<SynonymRecord>> {
    const asked = request.sortBy ?? 'synonymId';
    const sort = SYNONYM_COLUMNS.find((column) => column === asked);
    if (!sort) throw productErrors.columnUnknown({ columns: SYNONYM_COLUMNS.join(', ') });
    const rows = (await this.dataSource.query(
      `SELECT *, count(*) OVER ()::int AS total FROM search_synonym
        WHERE ($1::bigint[] IS NULL OR synonym_id = ANY($1)) AND ($2::smallint IS NULL OR status = $2)
          AND ($3::text IS NULL OR strpos(lower(array_to_string(terms, ' ')), lower($3)) > 0)
        ORDER BY ${SORTS[sort]} ${request.sortOrder === 'DESC' ? 'DESC' : 'ASC'}, synonym_id
        LIMIT $4 OFFSET $5`,
      [
        request.ids ?? null,
        request.status ?? null,
        request.keyWord ?? null,
        request.size,
        (request.current - 1) * request.size,
      ],
    )) as (SynonymRow & { total: number })[];
    return adminPage(rows.map(toRecord), rows[0]?.total ?? 0, request);
  }

  async one(synonymId: string): Promise<SynonymRecord> {
    const [row] = (await this.dataSource.query(`SELECT * FROM search_synonym WHERE synonym_id = $1`, [
      synonymId,
    ])) as SynonymRow[];
    if (!row) throw platformErrors.notFound();
    return toRecord(row);
  }

  async create({ terms, status }: CreateSynonymDto): Promise<SynonymRecord> {
    const [row] = (await this.dataSource.query(
      `INSERT INTO search_synonym (terms, status) VALUES ($1, $2) RETURNING *`,
      [clean(terms), status ?? 1],
    )) as SynonymRow[];
    return toRecord(row!);
  }

  async update({ synonymId, terms, status }: UpdateSynonymDto): Promise<SynonymRecord> {
    await this.dataSource.query(
      `UPDATE search_synonym SET terms = COALESCE($2, terms), status = COALESCE($3, status), updated_at = now()
        WHERE synonym_id = $1`,
      [synonymId, terms ? clean(terms) : null, status ?? null],
    );
    return this.one(synonymId);
  }

  async remove(synonymId: string): Promise<void> {
    await this.one(synonymId);
    await this.dataSource.query(`DELETE FROM search_synonym WHERE synonym_id = $1`, [synonymId]);
  }
}

/** @throws productErrors.synonymUnusable for a term that the search could not look for. */
function clean(terms: readonly string[]): string[] {
  const trimmed = [...new Set(terms.map((term) => term.trim().replace(/\s+/g, ' ')))];
  const unusable = trimmed.find((term) => term.length > MAX_TERM || !/[\p{L}\p{N}]/u.test(term));
  if (unusable !== undefined) throw productErrors.synonymUnusable({ term: unusable.slice(0, MAX_TERM) });
  return trimmed;
}

function toRecord(row: SynonymRow): SynonymRecord {
  return {
    synonymId: row.synonym_id,
    terms: row.terms,
    status: row.status,
    createTime: wireTime(row.created_at),
    updateTime: wireTime(row.updated_at),
  };
}
