/** A regular expression written over several lines, whose breaks and indents do not count. */
export function pattern(source: string, flags = 'u'): RegExp {
  return new RegExp(source.replaceAll(/\s*\n\s*/g, ''), flags)
}
