import { useState } from 'react';
import type { BeginStockListDto, StockListRowDto } from '@mall/contracts/product';
import { stockListLimits } from '@mall/contracts/product';
import { useCall } from '../api/use-call.js';
import type { TableRow } from './reading/table.js';

/** Most bytes of the rows of one request; a request of the API takes about twice as many. */
const MOST_BYTES = 400_000;

const toRow = ({ fileRow, cells }: TableRow, index: number): StockListRowDto => ({
  nth: index + 1,
  fileRow,
  cells: cells.map(({ text }) => text),
  numbers: cells.flatMap(({ isNumber }, place) => (isNumber ? [place] : [])),
});

const encoder = new TextEncoder();

/** Divides rows into parts that fit into one request each. */
export function partsOf(rows: readonly StockListRowDto[]): StockListRowDto[][] {
  const parts: StockListRowDto[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const bytes = encoder.encode(JSON.stringify(row)).length;
    const last = parts.at(-1);
    if (!last || size + bytes > MOST_BYTES || last.length === stockListLimits.rowsAtOnce) {
      parts.push([row]);
      size = bytes;
    } else {
      last.push(row);
      size += bytes;
    }
  }
  return parts;
}

/** Sends a list with its rows, and begins its check; returns its id. */
export function useSendList(): {
  readonly sent: number | undefined;
  readonly send: (head: Omit<BeginStockListDto, 'rows'>, rows: readonly TableRow[]) => Promise<string>;
} {
  const call = useCall();
  const [sent, setSent] = useState<number>();
  const send = async (head: Omit<BeginStockListDto, 'rows'>, rows: readonly TableRow[]) => {
    setSent(0);
    try {
      const { stockListId } = await call('product.stockList.begin', { ...head, rows: rows.length });
      for (const part of partsOf(rows.map(toRow))) {
        await call('product.stockList.addRows', { stockListId, rows: part });
        setSent(part.at(-1)!.nth);
      }
      await call('product.stockList.check', { stockListId });
      return stockListId;
    } finally {
      setSent(undefined);
    }
  };
  return { sent, send };
}
