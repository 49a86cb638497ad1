/**
 * Reads the size in px and the length in seconds of an MP4 film from its movie and track headers (ISO 14496-12, 8.2.2
 * and 8.3.2). Throws if the file has none.
 */
export function filmFacts(file: Buffer): { width: number; height: number; seconds: number } {
  const movie = boxes(file).find((box) => box.type === 'moov')?.content
  const header = movie && boxes(movie).find((box) => box.type === 'mvhd')?.content
  if (!movie || !header) throw new Error('This is not an MP4 film: it has no movie header.')

  // Version 1 stores dates and the duration in 64 bits.
  const isLong = header[0] === 1
  const timescale = header.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)

  const tracks = boxes(movie)
    .filter((box) => box.type === 'trak')
    .flatMap((box) => boxes(box.content).filter((each) => each.type === 'tkhd'))
    // A track header ends with its width and height, 16.16 fixed point; zero for sound.
    .map(({ content }) => ({
      width: content.readUInt32BE(content.length - 8) / 65536,
      height: content.readUInt32BE(content.length - 4) / 65536,
    }))
  const picture = tracks.find((track) => track.width > 0)
  if (!picture) throw new Error('This MP4 file has no picture track.')
  return { ...picture, seconds: Math.round((duration / timescale) * 10) / 10 }
}

function boxes(content: Buffer): { type: string; content: Buffer }[] {
  const found = []
  for (let start = 0; start + 8 <= content.length; ) {
    const size = content.readUInt32BE(start)
    // Size 1: the actual size follows in 64 bits. Size 0: up to the end of the file.
    const header = size === 1 ? 16 : 8
    const length = size === 1 ? Number(content.readBigUInt64BE(start + 8)) : size === 0 ? content.length - start : size
    if (length < header) throw new Error('This MP4 file is damaged: one of its boxes is smaller than its own header.')
    found.push({
      type: content.toString('latin1', start + 4, start + 8),
      content: content.subarray(start + header, start + length),
    })
    start += length
  }
  return found
}
