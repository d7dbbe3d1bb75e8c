import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { VideoFormat } from '@mall/contracts/file';
import {
  Conversion,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
  type InputVideoTrack,
  type StreamTargetChunk,
} from 'mediabunny';
import { Refusal } from './refusal.js';

/** Codecs that every current browser plays in these containers; HEVC, which phones record by default, is not one of them. */
const PLAYABLE = {
  mp4: { video: ['avc'], audio: ['aac', 'mp3'] },
  webm: { video: ['vp8', 'vp9'], audio: ['opus', 'vorbis'] },
} as const;

export interface PackedVideo {
  readonly contentType: `video/${VideoFormat}`;
  readonly extension: VideoFormat;
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/**
 * Copies the frames and the sound of a video into a new file at `target`, without decoding them. This removes where and
 * by whom it was filmed, and data hidden between or behind the frames; an MP4 begins with its index, so that it plays
 * while it still loads. Sound that browsers do not play is left out.
 * @throws Refusal `videoUnreadable` when it is damaged or shows nothing, `videoUnplayable` for a codec that browsers
 * lack.
 */
export async function packVideo(path: string, format: VideoFormat, target: string): Promise<PackedVideo> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
  // The library's own target opens the file later, so that after a refusal a file could remain that nobody
  // removes.
  const file = await open(target, 'w');
  const output = new Output({ format: outputOf(format), target: targetOf(file) });
  try {
    const size = await sizeOf(await input.getPrimaryVideoTrack(), format);
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      audio: async (track) => ({ discard: !isOneOf(PLAYABLE[format].audio, await track.getCodec()) }),
      // Encoders begin the sound a moment before the picture; cutting that off would require encoding it
      // again.
      trim: { start: await input.getFirstTimestamp() },
      tags: {},
      showWarnings: false,
    });
    if (!conversion.isValid) throw new Refusal('videoUnreadable');
    await conversion.execute();
    const facts = { contentType: `video/${format}`, extension: format, ...size } as const;
    return { ...facts, sizeBytes: (await stat(target)).size, sha256: await sha256Of(target) };
  } catch (failure) {
    await output.cancel().catch(() => undefined);
    throw failure instanceof Refusal ? failure : new Refusal('videoUnreadable');
  } finally {
    await file.close();
    input.dispose();
  }
}

const targetOf = (file: FileHandle): StreamTarget =>
  new StreamTarget(
    new WritableStream<StreamTargetChunk>({
      write: async ({ data, position }) => void (await file.write(data, 0, data.byteLength, position)),
    }),
    { chunked: true },
  );

async function sizeOf(track: InputVideoTrack | null, format: VideoFormat) {
  if (!track) throw new Refusal('videoUnreadable');
  if (!isOneOf(PLAYABLE[format].video, await track.getCodec())) throw new Refusal('videoUnplayable');
  return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
}

const isOneOf = (known: readonly string[], codec: string | null): boolean =>
  codec !== null && known.includes(codec);

const outputOf = (format: VideoFormat) =>
  format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
