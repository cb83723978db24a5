import { useLingui } from '@lingui/react/macro'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { isPictureHash, shownPicture } from '#app/domain/ideas/picture.ts'
import type { Product } from '#app/routes/portal/ideas/editor/use-product.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'

const SIDE = 72
/** Named one by one: an iPhone then sends its HEIC pictures as JPEG. */
const FILE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

interface LinePictureProps {
  position: number
  product: Product
  error: string | undefined
}

/** The picture of a line, to add, replace or remove. Without JavaScript its file is posted with the form. */
export function LinePicture({ position, product, error }: LinePictureProps) {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const { picture, isPictureFound } = product
  const number = position + 1
  const has = picture !== ''
  const remove = () => {
    product.removePicture()
    choose.current?.focus()
  }
  return (
    <div className="line-picture col-span-full">
      <SmallPicture hash={picture} alt={t`Picture of suggestion ${number}`} />
      <div className="needs-script">
        {isPictureFound && <p className="text-small text-ink-soft">{t`Picture as found`}</p>}
        <div className="buttons">
          <Button
            type="button"
            size="small"
            tone="quiet"
            icon={ImagePlus}
            ref={choose}
            aria-label={
              has ? t`Replace the picture of suggestion ${number}` : t`Add a picture to suggestion ${number}`
            }
            onClick={() => file.current?.click()}
          >
            {has ? t`Replace` : t`Add a picture`}
          </Button>
          {has && (
            <Button
              type="button"
              size="small"
              tone="quiet"
              aria-label={t`Remove picture of suggestion ${number}`}
              onClick={remove}
            >
              {t`Remove picture`}
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          hidden
          accept={FILE_TYPES}
          aria-label={t`File of the picture of suggestion ${number}`}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) void product.addPicture(chosen)
            currentTarget.value = ''
          }}
        />
      </div>
      <noscript>
        <Field label={has ? t`Another picture` : t`Picture`}>
          <TextInput
            name={`picture_${position}`}
            type="file"
            accept={FILE_TYPES}
            aria-label={t`File of the picture of suggestion ${number}`}
          />
        </Field>
        {has && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="remove_picture" value={position} className="size-5" />
            {t`Remove picture of suggestion ${number}`}
          </label>
        )}
      </noscript>
      {error && (
        <p className="field-error" role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}

/** Its box has its size before it is there. */
export function SmallPicture({ hash, alt = '' }: { hash: string; alt?: string }) {
  if (!isPictureHash(hash)) return null
  const { small } = shownPicture({ hash, width: SIDE, height: SIDE })
  return <img className="small-picture" src={small} width={SIDE} height={SIDE} alt={alt} loading="lazy" />
}
