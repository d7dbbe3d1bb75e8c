import { temporaryFolder, type TemporaryFolder } from '../process/temporary-folder.js';
import { Mall, type Voice } from './mall.js';
import { temporarySettings } from './settings.js';

/** A whole mall for one test run: free ports, a folder of its own, the demo catalogue. */
export class TemporaryMall {
  private constructor(
    private readonly mall: Mall,
    private readonly folder: TemporaryFolder,
  ) {}

  static async start(voice: Voice, signal?: AbortSignal): Promise<TemporaryMall> {
    const folder = await temporaryFolder('mall-e2e-');
    try {
      const settings = await temporarySettings(folder.dir, true);
      return new TemporaryMall(await Mall.start(settings, voice, signal), folder);
    } catch (failure) {
      await folder.remove();
      throw failure;
    }
  }

  get url(): string {
    return this.mall.url;
  }

  get dataDir(): string {
    return this.mall.dataDir;
  }

  async stop(): Promise<void> {
    await this.mall.stop();
    await this.folder.remove();
  }
}
