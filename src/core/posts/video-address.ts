export interface VideoReading {
  readonly valid: boolean;
  readonly type: 'YOUTUBE_VIDEO' | 'YOUTUBE_SHORT' | undefined;
  readonly videoId: string | undefined;
  readonly url: string | undefined;
}

const NONE: VideoReading = { valid: false, type: undefined, videoId: undefined, url: undefined };
const HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/;
const ID = /^[A-Za-z0-9_-]{11}$/;
const SHAPE = /^(?:https?:\/\/)?([a-z0-9.-]+)(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#\S*)?$/i;

/** Validates a video URL by its shape alone and returns it without tracking parameters. */
export function readVideoAddress(input: string): VideoReading {
  const parts = SHAPE.exec(input.trim());
  if (!parts) return NONE;
  const [, host = '', path = '/', query = ''] = parts;
  const name = host.toLowerCase();
  if (name === 'youtu.be') return video('YOUTUBE_VIDEO', path.slice(1));
  if (!HOSTS.test(name)) return NONE;
  const [, kind = '', id = ''] = path.split('/');
  if (kind === 'watch') return video('YOUTUBE_VIDEO', queryValue(query, 'v'));
  if (kind === 'shorts') return video('YOUTUBE_SHORT', id);
  return ['embed', 'live', 'v'].includes(kind) ? video('YOUTUBE_VIDEO', id) : NONE;
}

const queryValue = (query: string, name: string): string =>
  query
    .split('&')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

function video(type: NonNullable<VideoReading['type']>, id: string): VideoReading {
  const videoId = id.replace(/\/$/, '');
  if (!ID.test(videoId)) return NONE;
  const url =
    type === 'YOUTUBE_SHORT'
      ? `https://www.youtube.com/shorts/${videoId}`
      : `https://www.youtube.com/watch?v=${videoId}`;
  return { valid: true, type, videoId, url };
}
