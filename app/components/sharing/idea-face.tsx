import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Pictogram } from '#app/components/sharing/pictogram.tsx'
import type { Pictogram as Name } from '#app/domain/ideas/pictogram.ts'
import type { ShownPicture } from '#app/domain/ideas/picture.ts'
import { Dialog } from '#app/ui/dialog.tsx'

interface PicturedProps {
  picture?: ShownPicture | null | undefined
  /** Where there is no picture. */
  pictogram?: Name
  text: string
  /** Of the text; none where the page has the same. */
  language?: string | undefined
  children: ReactNode
}

/** What an idea is, in words, beside its picture or drawing. A tap shows the picture large. */
export function Pictured({ picture, pictogram, children, ...named }: PicturedProps) {
  return (
    <div className="tag-what" data-face={picture ? 'picture' : pictogram ? undefined : 'none'}>
      {picture ? <Picture picture={picture} {...named} /> : pictogram && <Pictogram name={pictogram} />}
      {children}
    </div>
  )
}

type PictureProps = Omit<PicturedProps, 'picture' | 'pictogram' | 'children'> & { picture: ShownPicture }

function Picture({ picture, text, language }: PictureProps) {
  const { t } = useLingui()
  const [isLarge, setLarge] = useState(false)
  const { small, large, width, height } = picture
  const enlarge = (event: MouseEvent) => {
    // A browser without dialogs follows the link to the picture alone.
    if (typeof HTMLDialogElement === 'undefined' || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setLarge(true)
  }
  return (
    <>
      <a className="idea-face" href={large} aria-label={t`Picture of ${text}`} onClick={enlarge}>
        {/* The first ones, too: at once they would keep the words waiting (`npm run bench:pictures`). */}
        <img src={small} alt="" width={width} height={height} loading="lazy" />
      </a>
      <Dialog
        open={isLarge}
        onClose={() => setLarge(false)}
        title={
          <span dir="auto" lang={language}>
            {text}
          </span>
        }
      >
        <img className="large-picture" src={large} alt="" width={width} height={height} />
      </Dialog>
    </>
  )
}
