import type { GalleryChoice } from '@pagewright/components/panels';
import { StrokeIcon } from './StrokeIcon.tsx';

interface ChoicePictureProps {
  readonly choice: GalleryChoice;
  /** What drawings are shown in. */
  readonly palette: readonly string[];
  /** px, of signs; drawings take the room that there is. */
  readonly size: number;
}

/** What a choice of a gallery looks like. */
export function ChoicePicture({ choice, palette, size }: ChoicePictureProps) {
  if ('picture' in choice) return <StrokeIcon path={choice.picture} size={size} />;
  const { width, height, parts } = choice.drawing;
  return (
    <svg aria-hidden="true" width="100%" viewBox={`0 0 ${width} ${height}`}>
      {parts(palette).map(({ data, color }, index) => (
        <path key={String(index)} d={data} fill={color} />
      ))}
    </svg>
  );
}
