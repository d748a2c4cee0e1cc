import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { type Crop, squareOf, WHOLE } from '../../core/profile/crop';
import { profileText } from '../../core/profile/text';
import { DetailsStore } from '../../stores/profile/details-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './profile.module.css';

const text = profileText.photo;
const SIDE = 512;
const QUALITY = 0.86;

interface PhotoDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A profile photo, cropped to a square and downscaled on the device before the upload. */
export const PhotoDialog = observer(function PhotoDialog({ open, onClose }: PhotoDialogProps) {
  const store = useStore(DetailsStore);
  const toasts = useStore(ToastStore);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState(WHOLE);
  const canvas = useDrawing(picture, crop);
  const chosen = useRef<File>(undefined);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    chosen.current = file;
    const opened = await createImageBitmap(file).catch(() => undefined);
    // Meanwhile another file was chosen, or the dialog was closed.
    if (chosen.current !== file) return;
    if (!opened) return toasts.show({ type: 'failure', text1: text.unreadable });
    setPicture(opened);
    setCrop(WHOLE);
  };
  const leave = () => {
    chosen.current = undefined;
    setPicture(undefined);
    onClose();
  };
  const save = async () => {
    const image = canvas.current?.toDataURL('image/jpeg', QUALITY).split(',')[1];
    if (image !== undefined && (await store.savePhoto(image))) leave();
  };
  const remove = async () => {
    if (await store.removePhoto()) leave();
  };
  return (
    <Dialog open={open} onClose={leave} title={text.title} size="small">
      <div className={css.form}>
        <p className={css.line}>{text.text}</p>
        {picture && <canvas ref={canvas} className={css.crop} role="img" aria-label={text.preview} />}
        {picture && <Slides crop={crop} onChange={setCrop} />}
        <label className={css.choose}>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className={css.file}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          <Icon name="image" />
          {text.choose}
        </label>
        {picture && (
          <Button look="gold" wide busy={store.busy} onClick={save}>
            {text.save}
          </Button>
        )}
        {!picture && store.details?.photoUrl !== undefined && (
          <Button wide icon="trash-2" busy={store.busy} onClick={remove}>
            {text.remove}
          </Button>
        )}
      </div>
    </Dialog>
  );
});

/** Redraws the preview on every change of the crop. */
function useDrawing(picture: ImageBitmap | undefined, crop: Crop) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const htmlCanvasElement = canvas.current;
    if (!htmlCanvasElement || !picture) return;
    htmlCanvasElement.width = SIDE;
    htmlCanvasElement.height = SIDE;
    const { left, top, side } = squareOf(picture, crop);
    const pen = htmlCanvasElement.getContext('2d');
    if (!pen) return;
    // Transparent areas of a PNG would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);
  return canvas;
}

const SLIDES = [
  { part: 'zoom', label: text.zoom, from: 1, to: 3 },
  { part: 'across', label: text.across, from: 0, to: 1 },
  { part: 'down', label: text.down, from: 0, to: 1 },
] as const;

interface SlidesProps {
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** Range inputs work with touch, mouse and arrow keys. */
const Slides = ({ crop, onChange }: SlidesProps) =>
  SLIDES.map(({ part, label, from, to }) => (
    <label key={part} className={css.slide}>
      {label}
      <input
        type="range"
        min={from}
        max={to}
        step={0.01}
        value={crop[part]}
        onChange={(event) => onChange({ ...crop, [part]: Number(event.target.value) })}
      />
    </label>
  ));
