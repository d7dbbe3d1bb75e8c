import { Injectable } from '@nestjs/common';
import type { CompanyView } from '@mall/contracts/admin';
import { KeptValue } from '@mall/service-kit/kept-value';
import { phone } from '@mall/validation/phone';
import { COMPANY_PARAMETERS } from './company-parameters.js';
import type { Parameter } from './parameter.entity.js';
import { ParameterRepository } from './parameter.repository.js';

const KEYS = Object.values(COMPANY_PARAMETERS).map(({ key }) => key);

/** The company according to the parameters; a parameter that is missing has its built-in value. */
@Injectable()
export class CompanyService {
  private readonly company = new KeptValue(1_000, () => this.read());

  constructor(private readonly parameters: ParameterRepository) {}

  /** Returns the company; the answer is at most a second old. */
  current(): Promise<CompanyView> {
    return this.company.current();
  }

  private async read(): Promise<CompanyView> {
    const rows = new Map((await this.parameters.byKeys(KEYS)).map((row) => [row.publicKey, row]));
    const entries = Object.entries(COMPANY_PARAMETERS).map(([field, seed]) => {
      const stored = valueOf(rows.get(seed.key));
      return [field, stored ?? ('texts' in seed ? seed.texts : seed.value)];
    });
    const company = Object.fromEntries(entries) as CompanyView;
    // Formatted here, because every page of the storefront shows it, and the rules of phone numbers are a tenth of its first page.
    return { ...company, phone: phone(company.phone) };
  }
}

const valueOf = (row: Parameter | undefined) => row && (row.valueTexts ?? row.value);
