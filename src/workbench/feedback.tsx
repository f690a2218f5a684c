import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, Sheet } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { LoadingBar } from '#ui/loading-bar.tsx';
import { Popover } from '#ui/popover.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Status } from '#ui/status.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { toast } from '#ui/toast-queue.ts';
import { say } from './samples.ts';
import type { Controls } from './specimen.tsx';

const STEPS = [
  { label: say.one, to: '/_dev/ui/' },
  { label: say.two },
  { label: say.three },
] as const;

/** What answers, warns or waits. */
export const feedback: Controls = {
  alert: () =>
    (['success', 'info', 'warning', 'error'] as const).map((tone) => (
      <Alert
        key={tone}
        tone={tone}
        title={tone}
        action={<Button size="compact">{say.undo}</Button>}
        className="w-full"
      >
        {say.text}
      </Alert>
    )),
  status: () =>
    (['success', 'info', 'warning', 'error', 'neutral'] as const).map((tone) => (
      <Status key={tone} tone={tone}>
        {tone}
      </Status>
    )),
  toasts: () => (
    <Button
      variant="secondary"
      onClick={() => toast(say.text, { label: say.undo, run: () => undefined })}
    >
      {say.open}
    </Button>
  ),
  dialog: () => (
    <>
      <Opened kind={Dialog} label={say.open} />
      <Opened kind={Sheet} label={say.two} />
    </>
  ),
  popover: () => <Popover term={say.usual}>{say.text}</Popover>,
  'progress-bar': () => (
    <>
      <ProgressBar label={say.empty} value={0} className="w-full" />
      <ProgressBar label={say.progress} value={24} max={48} className="w-full" />
    </>
  ),
  'loading-bar': () => <Loading />,
  stepper: () => (
    <div className="grid w-full gap-6">
      <Stepper label={say.one} steps={STEPS} current={0} />
      <Stepper label={say.two} steps={STEPS} current={1} />
    </div>
  ),
  'empty-state': () => (
    <EmptyState title={say.nothing} level={3} actions={<Button>{say.open}</Button>}>
      {say.text}
    </EmptyState>
  ),
  'load-more': () => (
    <LoadMore shown={24} total={48} progress={say.progress} label={say.more} to="?page=2" />
  ),
};

function Opened({ kind: Kind, label }: { kind: typeof Dialog; label: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Kind
        open={open}
        onClose={close}
        title={say.title}
        actions={<Button onClick={close}>{say.close}</Button>}
      >
        {say.text}
      </Kind>
    </>
  );
}

function Loading() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-pressed={loading} onClick={() => setLoading(!loading)}>
        {say.pending}
      </Button>
      <LoadingBar loading={loading} />
    </>
  );
}
