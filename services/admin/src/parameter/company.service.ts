import { Injectable } from '@nestjs/common';
import type { CompanyView } from '@mall/contracts/admin';
import { COMPANY_PARAMETERS } from './company-parameters.js';
import type { Parameter } from './parameter.entity.js';
import { ParameterRepository } from './parameter.repository.js';

/** Every visitor of either web application requests the company, so it is read once a second at most. */
const FRESH_MS = 1_000;

const KEYS = Object.values(COMPANY_PARAMETERS).map(({ key }) => key);

/** The company as the parameters say; a parameter that is missing has its built-in value. */
@Injectable()
export class CompanyService {
  private known: { readonly company: Promise<CompanyView>; readonly untilMs: number } | undefined;

  constructor(private readonly parameters: ParameterRepository) {}

  /** At most a second old. */
  current(): Promise<CompanyView> {
    if (!this.known || Date.now() >= this.known.untilMs) {
      const company = this.read();
      this.known = { company, untilMs: Date.now() + FRESH_MS };
      company.catch(() => (this.known = undefined));
    }
    return this.known.company;
  }

  private async read(): Promise<CompanyView> {
    const rows = new Map((await this.parameters.byKeys(KEYS)).map((row) => [row.publicKey, row]));
    const entries = Object.entries(COMPANY_PARAMETERS).map(([field, seed]) => {
      const stored = valueOf(rows.get(seed.key));
      return [field, stored ?? ('texts' in seed ? seed.texts : seed.value)];
    });
    return Object.fromEntries(entries) as CompanyView;
  }
}

const valueOf = (row: Parameter | undefined) => row && (row.valueTexts ?? row.value);
