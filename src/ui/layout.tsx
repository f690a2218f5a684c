import type { ElementType, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface BoxProps {
  as?: ElementType;
  className?: string;
  id?: string;
  children: ReactNode;
}

const widths = {
  page: 'max-w-[calc(var(--container-page)+2*var(--edge))]',
  text: 'max-w-[calc(var(--container-text)+2*var(--edge))]',
  narrow: 'max-w-[calc(var(--container-narrow)+2*var(--edge))]',
};

/** The content width shared by header, hero and content. */
export function Container({
  as: Tag = 'div',
  width = 'page',
  className,
  ...rest
}: BoxProps & { width?: keyof typeof widths }) {
  return (
    <Tag {...rest} className={classNames('mx-auto w-full px-(--edge)', widths[width], className)} />
  );
}

const grounds = {
  none: '',
  blanc: 'bg-blanc',
  brume: 'bg-brume',
  butter: 'bg-beurre-200',
  dark: 'on-dark bg-sapin-800 text-blanc',
};

/** A full-width band of a page, named by its heading when `labelledBy` is given. */
export function Section({
  ground = 'none',
  width,
  labelledBy,
  className,
  children,
  id,
}: BoxProps & { ground?: keyof typeof grounds; width?: keyof typeof widths; labelledBy?: string }) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('py-14 lg:py-24', grounds[ground], className)}
    >
      <Container width={width}>{children}</Container>
    </section>
  );
}

const gaps = {
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  6: 'gap-6',
  8: 'gap-8',
  10: 'gap-10',
};

/** Stacks children vertically at one distance. */
export function Stack({
  as: Tag = 'div',
  gap = 4,
  className,
  ...rest
}: BoxProps & { gap?: keyof typeof gaps }) {
  return <Tag {...rest} className={classNames('flex flex-col', gaps[gap], className)} />;
}

const columns = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  /** Cards: two on a phone, three from 1024, four from 1260. */
  4: 'grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
  /** Content of 8 columns with an aside of 4. */
  aside: 'lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
  /** Picture 7 of 12 with a box of 5. */
  halves: 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
};

export function Grid({
  as: Tag = 'div',
  columns: count,
  className,
  ...rest
}: BoxProps & { columns: keyof typeof columns }) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'grid gap-x-3 gap-y-6 md:gap-x-5 lg:gap-x-6',
        columns[count],
        className,
      )}
    />
  );
}
