import { findIcon, type IconShape, loadIcon } from '@pagewright/components/icons';
import { useEffect, useState } from 'react';

/** An icon by its name, in the colour of the text around it. Empty until its set is loaded. */
export function IconPicture({ name, size }: { name: string; size: number }) {
  const [late, setLate] = useState<{ name: string; shape: IconShape | undefined }>();
  const shape = findIcon(name) ?? (late?.name === name ? late.shape : undefined);
  useEffect(() => {
    if (findIcon(name)) return undefined;
    let wanted = true;
    const show = (found: IconShape | undefined) => wanted && setLate({ name, shape: found });
    loadIcon(name).then(show, () => show(undefined));
    return () => {
      wanted = false;
    };
  }, [name]);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={shape ? `0 0 ${shape.width} ${shape.height}` : undefined}
    >
      {shape && <path d={shape.path} fill="currentColor" />}
    </svg>
  );
}
