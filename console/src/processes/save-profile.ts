import type { ProfileView } from '@mall/contracts/admin';
import { saveAs } from '../components/save-as.js';

/** Unpacks the file of a profile and saves it; Chrome's developer tools open it. */
export async function saveProfile({ fileName, content }: ProfileView): Promise<void> {
  if (!fileName || !content) return;
  const packed = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const [name = fileName, ending = 'json'] = fileName.split('.');
  saveAs(await new Response(unpacked).blob(), name, ending);
}
