import css from './avatar.module.css';
import { classNames } from './class-names';

const PIXELS = { xs: 22, sm: 28, header: 36, md: 40, lg: 56 };

interface AvatarProps {
  readonly url: string;
  /** 22, 28, 36, 40 or 56 px. */
  readonly size?: keyof typeof PIXELS;
  readonly className?: string | undefined;
}

/** A member's kolam avatar. The name is next to it, so it has no alt text. */
export const Avatar = ({ url, size = 'md', className }: AvatarProps) => (
  <img
    className={classNames(css.avatar, css[size], className)}
    src={url}
    width={PIXELS[size]}
    height={PIXELS[size]}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
