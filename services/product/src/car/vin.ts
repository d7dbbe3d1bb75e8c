/** Returns a VIN for public display: the manufacturer's three characters and the last six. */
export function maskVin(vin: string | null | undefined): string {
  return vin ? `${vin.slice(0, 3)}${'•'.repeat(Math.max(0, vin.length - 9))}${vin.slice(-6)}` : '';
}
