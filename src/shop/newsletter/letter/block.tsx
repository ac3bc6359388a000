/** What the sections of a letter are drawn with. */
import { Heading } from '@react-email/heading';
import { Section } from '@react-email/section';
import type { CSSProperties, ReactNode } from 'react';
import { z } from 'zod';
import { styles } from '../../messages/index.ts';

/** Where a section's content stands. */
export const alignField = () => z.enum(['left', 'center']).default('left');

const paper: CSSProperties = { backgroundColor: '#ffffff', padding: '8px 24px' };

/** A row of the letter, on its paper. */
export function Block({ align = 'left', style, children }: { align?: 'left' | 'center'; style?: CSSProperties; children?: ReactNode }) {
  return <Section style={{ ...paper, textAlign: align, ...style }}>{children}</Section>;
}

/** The title of a section; nothing where it has none. */
export function BlockTitle({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <Heading as="h2" style={{ ...styles.title, margin: '8px 0 12px' }}>
      {children}
    </Heading>
  );
}
