import type { ReactNode } from 'react'

type DrawingProps = { className?: string }

/** Lines of a size even where no style is understood. */
function Drawing({
  size,
  className,
  children,
}: DrawingProps & { size: [number, number]; children: ReactNode }) {
  const [width, height] = size
  return (
    <svg
      className={className ? `drawing ${className}` : 'drawing'}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function BowDrawing({ className }: DrawingProps) {
  return (
    <Drawing size={[120, 90]} className={className}>
      <path className="drawn-ribbon" d="M56 40 34 84l14-5 8 9 8-40zM64 40l22 44-14-5-8 9-8-40z" />
      <path
        className="drawn-ribbon"
        d="M60 36C46 4 8 2 8 24s34 30 52 16zM60 36C74 4 112 2 112 24s-34 30-52 16z"
      />
      <path className="drawn-fold" d="M58 37C46 26 30 20 22 24M62 37c12-11 28-17 36-13" />
      <rect className="drawn-knot" x="51" y="28" width="18" height="18" rx="6" />
    </Drawing>
  )
}

export function StringDrawing() {
  return (
    <svg
      className="drawing string-drawing"
      width="200"
      height="34"
      viewBox="0 0 900 34"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path className="drawn-string" d="M0 15c20 4 34 4 52 1M52 16c150 6 300-4 450 1s260 2 398-2" />
      <path
        className="drawn-string"
        d="M52 16C44 2 28 2 29 10s15 11 23 6c8-14 24-14 23-6s-15 11-23 6c-3 6-8 10-13 13M52 16c3 6 8 10 14 13"
      />
    </svg>
  )
}

export function EmptyParcelDrawing({ className }: DrawingProps) {
  return (
    <Drawing size={[200, 150]} className={className}>
      <path className="drawn-shade" d="M34 66h132v72H34z" />
      <path className="drawn-paper" d="M34 66h132l-18 22H52z" />
      <path className="drawn-card" d="M34 66 14 46h60l26 20zM166 66l20-20h-60l-26 20z" />
      <path className="drawn-line" d="M34 66h132v72H34zM34 66 14 46h60l26 20 26-20h60l-20 20" />
      <path
        className="drawn-string"
        d="M100 70c-4 18 8 26 0 68M96 62c-16-14-4-40 10-36s2 24-14 22-18-26-2-38"
      />
    </Drawing>
  )
}

export function LostParcelDrawing({ className }: DrawingProps) {
  return (
    <Drawing size={[200, 150]} className={className}>
      <path className="drawn-shade" d="m56 62 84-16 16 78-84 16z" />
      <path className="drawn-line" d="m56 62 84-16 16 78-84 16z" />
      <path className="drawn-ribbon" d="m91 55 14-3 16 79-14 2.6z" />
      <path className="drawn-ribbon" d="m63 96 85-16 2.6 13-85 16z" />
      <path className="drawn-string" d="M98 50C84 30 64 34 70 44s22 10 28 6c0-22 22-28 24-16s-16 18-24 16" />
      <path className="drawn-card" d="m150 28 22-10 14 10-4 34-28 4z" />
      <path
        className="drawn-line"
        d="m150 28 22-10 14 10-4 34-28 4zM163 44c-1-7 11-8 10-1-1 4-5 4-5 9M168 58v.2"
      />
      <path className="drawn-string" d="M168 26c-10-14-34-4-46 10" />
      <path className="drawn-line" d="M10 140c20-4 36 3 54 1M128 142c20-5 40 3 62-2" />
    </Drawing>
  )
}

export function EnvelopeDrawing({ className }: DrawingProps) {
  return (
    <Drawing size={[200, 150]} className={className}>
      <path className="drawn-card" d="M22 40h156v92H22z" />
      <path className="drawn-shade" d="m22 132 60-48h36l60 48z" />
      <path
        className="drawn-line"
        d="M22 40h156v92H22zM22 40l64 50c10 7 18 7 28 0l64-50M22 132l58-46M178 132l-58-46"
      />
      <circle className="drawn-ribbon" cx="100" cy="92" r="17" />
      <path className="drawn-mark" d="M91 87c0 6 1.5 11 4.5 11s4-4 4.5-8c.5 4 1.5 8 4.5 8s4.5-5 4.5-11" />
      <path className="drawn-string" d="M8 20c24-14 40 12 62 2s26-16 44-10" />
    </Drawing>
  )
}
