import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Answers which categories lie below which. */
@Injectable()
export class CategoryTree {
  constructor(private readonly dataSource: DataSource) {}

  /** The given categories and everything below them; unknown ids vanish. */
  async withDescendants(categoryIds: readonly string[]): Promise<string[]> {
    const rows = (await this.dataSource.query(
      `SELECT DISTINCT below.category_id FROM category top
         JOIN category below ON below.path = top.path OR starts_with(below.path, top.path || '-')
        WHERE top.category_id = ANY($1::bigint[])`,
      [categoryIds],
    )) as { category_id: string }[];
    return rows.map(({ category_id }) => category_id);
  }
}
