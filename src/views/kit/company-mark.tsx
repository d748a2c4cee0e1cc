import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import css from './company-mark.module.css';

const PIXELS = { xs: 22, sm: 36, md: 40, lg: 44, xl: 112 };

interface CompanyMarkProps {
  readonly url: string;
  readonly name: string;
  /** 22, 36, 40, 44 or 112 px (72 on a phone). */
  readonly size?: keyof typeof PIXELS;
  readonly className?: string | undefined;
}

/** Logos rarely fail, so the fallback tile is loaded on the first failure. Until then the space stays empty. */
const InitialsTile = lazy(() =>
  import(/* webpackChunkName: "initials-tile" */ './initials-tile').then(
    (file) => ({ default: file.InitialsTile }),
    () => ({ default: PlainTile }),
  ),
);

const PlainTile = ({ className }: { readonly name: string; readonly className: string }) => (
  <span className={className} />
);

/** A company's logo, or its initials if the logo fails to load. The name is next to it. */
export function CompanyMark({ url, name, size = 'md', className }: CompanyMarkProps) {
  const [missing, setMissing] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // The image may fail before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.src) setMissing(url);
  }, [url]);
  const box = classNames(css.mark, css[size], className);
  if (missing === url) {
    return (
      <Suspense fallback={<PlainTile name={name} className={box} />}>
        <InitialsTile className={box} name={name} />
      </Suspense>
    );
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
