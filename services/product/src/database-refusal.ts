import type { MallError } from '@mall/contracts/define';

/** Refusals by the SQLSTATE of the trigger that raised the error; each reads the error's detail, which is JSON. */
export type DatabaseRefusals = Readonly<Record<string, (detail: string) => MallError>>;

/** Returns a function that throws the refusal in place of the database's error, and any other failure as it is. */
export const refusing =
  (refusals: DatabaseRefusals) =>
  (failure: unknown): never => {
    const { driverError } = failure as { driverError?: { code?: string; detail?: string } };
    const refusalOf = refusals[driverError?.code ?? ''];
    throw refusalOf && driverError?.detail ? refusalOf(driverError.detail) : failure;
  };
