import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { EstimateRate } from '@mall/contracts/product';
import { StoredRate } from './stored-rate.entity.js';

/** Last payment rate that any replica has received; it survives restarts. */
@Injectable()
export class RateRepository {
  constructor(@InjectRepository(StoredRate) private readonly rates: Repository<StoredRate>) {}

  async find(): Promise<EstimateRate | undefined> {
    const row = await this.rates.findOneBy({ onlyRow: true });
    return row ? { rate: Number(row.rate), asOf: row.asOf } : undefined;
  }

  async save({ rate, asOf }: EstimateRate): Promise<void> {
    await this.rates.upsert({ onlyRow: true, rate: String(rate), asOf }, ['onlyRow']);
  }
}
