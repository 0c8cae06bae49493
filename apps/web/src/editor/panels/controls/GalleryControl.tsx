import { Popover } from 'antd';
import { useState } from 'react';
import { ChoicePicture } from '../ChoicePicture.tsx';
import { Gallery } from '../Gallery.tsx';
import galleryStyles from '../gallery.module.css';
import { vividOf } from '../page-colors.ts';
import styles from '../panels.module.css';
import type { ControlProps } from './control-props.ts';

/** One of many values, chosen by its picture. */
export function GalleryControl({ field, value, label, components, swatches, disabled, onChange }: ControlProps) {
  const [open, setOpen] = useState(false);
  const [first] = components;
  const { control, prop } = field;
  if (!first || control.type !== 'gallery') return null;
  const chosen = control.groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value);
  const palette = vividOf(swatches);
  const gallery = (
    <div className={galleryStyles.popup}>
      <Gallery
        kind={first.type}
        prop={prop}
        groups={control.groups}
        value={chosen?.value}
        palette={palette}
        onChoose={(next) => {
          onChange(next);
          setOpen(false);
        }}
      />
    </div>
  );
  return (
    <Popover trigger="click" placement="left" content={gallery} open={open} onOpenChange={setOpen} destroyOnHidden>
      <button type="button" className={styles.iconChoice} aria-label={label} aria-expanded={open} disabled={disabled}>
        {chosen && <ChoicePicture choice={chosen} palette={palette} size={22} />}
      </button>
    </Popover>
  );
}
