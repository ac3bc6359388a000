import { z } from 'zod';
import { Block } from '../block.tsx';
import type { SectionProps } from '../section.ts';

/** Room between sections, with or without a line. */
export const spaceSettings = z.object({ size: z.enum(['small', 'medium', 'large']).default('medium'), line: z.boolean().default(false) });
type SpaceSettings = z.output<typeof spaceSettings>;

const heights = { small: 4, medium: 16, large: 32 } as const;

export function SpaceHtml({ settings: { size, line } }: SectionProps<SpaceSettings>) {
  const height = `${heights[size]}px`;
  return (
    <Block style={{ padding: '0 24px' }}>
      <div style={{ height, lineHeight: height, fontSize: '1px', ...(line ? { borderBottom: '1px solid #e3e2e6' } : {}) }}>&nbsp;</div>
      {line ? <div style={{ height, lineHeight: height, fontSize: '1px' }}>&nbsp;</div> : null}
    </Block>
  );
}

export const textOfSpace = ({ line }: SpaceSettings): string => (line ? '––––––––' : '');
