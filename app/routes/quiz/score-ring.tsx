import { useLingui } from '@lingui/react/macro'
export function ScoreRing({ score, of }: { score: number; of: number }) {
  const { t } = useLingui()
  return (
    <div className="score-ring">
      <svg
        width="100"
        height="100"
        viewBox="0 0 100 100"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="50" cy="50" r="43" />
        {score > 0 && (
          <circle
            className="score-arc"
            cx="50"
            cy="50"
            r="43"
            pathLength="100"
            strokeDasharray={`${(100 * score) / of} 100`}
          />
        )}
      </svg>
      <p aria-hidden>
        {score}/{of}
      </p>
      <p className="sr-only">{t`${score} out of ${of}`}</p>
    </div>
  )
}
