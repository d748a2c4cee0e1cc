import { useEffect, useRef, useState } from 'react';
import { companyColours } from '../../core/art/company-colours';
import { classNames } from './class-names';
import css from './company-mark.module.css';
import { useKitWords } from './kit-words';

const PIXELS = { xs: 22, sm: 36, md: 40, lg: 44, xl: 112 };

interface CompanyMarkProps {
  readonly url: string;
  readonly name: string;
  /** 22, 36, 40, 44 or 112 px (72 on a phone). */
  readonly size?: keyof typeof PIXELS;
  readonly className?: string;
}

/** Up to two letters stand for a name: the first of its first two words. */
export const initials = (name: string): string =>
  (name.match(/(?:^|\s)[\p{L}\p{N}]/gu) ?? [])
    .slice(0, 2)
    .map((letter) => letter.trim().toUpperCase())
    .join('');

/** A company's logo, or a tile with its initials when the logo does not come. The name stands beside it. */
export function CompanyMark({ url, name, size = 'md', className }: CompanyMarkProps) {
  const [missing, setMissing] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // A picture can fail before the page listens.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.src) setMissing(url);
  }, [url]);
  const box = classNames(css.mark, css[size], className);
  if (missing === url) {
    return <InitialsTile className={box} name={name} />;
  }
  return (
    <img
      ref={image}
      className={box}
      src={url}
      width={PIXELS[size]}
      height={PIXELS[size]}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(url)}
    />
  );
}

/** The tile takes its colour from the name, so it stays the same everywhere. */
function InitialsTile({ name, className }: { readonly name: string; readonly className: string }) {
  const words = useKitWords();
  const colours = companyColours(name);
  return (
    <svg className={className} viewBox="0 0 64 64" role="img" aria-label={words.logoOf(name)}>
      <path d="M0 0h64v64H0z" fill={colours.ground} />
      <text x="32" y="41" textAnchor="middle" className={css.initials}>
        {initials(name)}
      </text>
    </svg>
  );
}
