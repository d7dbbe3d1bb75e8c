// SQL: all counts of ten seconds are added to the stored ones in one statement, and the ranking weighs by age.
import { column, queryRows, rowShape } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Number of days in the ranking. */
const DAYS = 7;

/** Number of searches for a normalized keyword (`content`), and the keyword as it was typed. */
export interface SearchTimes {
  readonly content: string;
  readonly title: string;
  readonly times: number;
}

const ranked = rowShape({ content: column.text, title: column.text });

@Injectable()
export class SearchCountRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds to the counts of today. */
  async add(searches: readonly SearchTimes[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO search_count AS known (day, content, title, times)
       SELECT current_date, content, title, times
         FROM jsonb_to_recordset($1::jsonb) AS r(content text, title text, times int) ORDER BY content
       ON CONFLICT (day, content) DO UPDATE SET times = known.times + excluded.times`,
      [JSON.stringify(searches)],
    );
  }

  /** Returns the most frequent keywords of the last days; recent days weigh more. */
  mostFrequent(limit: number): Promise<{ content: string; title: string }[]> {
    return queryRows(
      this.dataSource,
      ranked,
      `SELECT content, max(title) AS title
         FROM search_count WHERE day > current_date - ${DAYS} GROUP BY content
        ORDER BY sum(times / (1.0 + (current_date - day))) DESC, content LIMIT $1`,
      [limit],
    );
  }
}
