import { GatewayClient } from '../gateway/index.js';
import type { LoaderEnvironment } from './environment.js';
import type { LoadedBuyer } from './people.js';
import { readPicture } from './picture-files.js';

/** Uploads a payment slip, by its path in `pictures/`, through the gateway as the buyer; returns its URL. */
export async function uploadSlip(
  { gatewayUrl }: LoaderEnvironment,
  { username }: LoadedBuyer,
  password: string,
  slip: string,
): Promise<string> {
  const client = await new GatewayClient(gatewayUrl).signIn(username, password);
  return client.upload(await readPicture(slip), 'platezhnoe-poruchenie.png', 'image/png', 'slip');
}
