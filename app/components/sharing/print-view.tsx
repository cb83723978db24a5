import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface PrintViewProps {
  path: string
  link: string
  asked: boolean
}

export function PrintView({ path, link, asked }: PrintViewProps) {
  const { t } = useLingui()
  useEffect(() => {
    if (!asked) return
    const print = () => window.print()
    // What is not there yet would be missing on the paper: the code, and pictures further down.
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const image of images) image.loading = 'eager'
    void Promise.allSettled(images.map((image) => image.decode())).then(print)
  }, [asked])
  return (
    <>
      {asked && (
        <div className="pb-4">
          <Notice
            title={t`Ready for paper`}
            action={
              <div className="buttons">
                <Button type="button" size="small" className="needs-script" onClick={() => window.print()}>
                  {t`Print`}
                </Button>
                <LinkButton to={path} tone="quiet" size="small">
                  {t`Back to the page`}
                </LinkButton>
              </div>
            }
          >
            {t`The page and its QR code, without buttons.`}
          </Notice>
        </div>
      )}
      <figure className="on-paper print-code">
        <img
          src={`${path}/qr.svg`}
          width={136}
          height={136}
          loading={asked ? 'eager' : 'lazy'}
          alt={t`QR code of this page’s link`}
        />
        <figcaption>{link}</figcaption>
      </figure>
    </>
  )
}
