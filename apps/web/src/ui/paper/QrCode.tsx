import { encode } from 'uqr';

/** Dark on white in both themes: that is what cameras read. */
export function QrCode({
  text,
  label,
  className = 'size-48 rounded-lg',
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const { data, size } = encode(text, { border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#1c1a17" />
    </svg>
  );
}
