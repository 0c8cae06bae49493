interface StrokeIconProps {
  /** Strokes in a square of 24, SVG path data. */
  readonly path: string;
  /** px. */
  readonly size?: number;
}

/** A sign drawn in lines. */
export function StrokeIcon({ path, size = 20 }: StrokeIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
