import type { ReactNode } from 'react';

/** A form that only tells whether it was sent: `data-submitted` is 'yes' then, and 'no' before. */
export const ToldForm = ({ label, children }: { label: string; children: ReactNode }) => (
  <form
    aria-label={label}
    data-submitted="no"
    onSubmit={(event) => {
      event.preventDefault();
      event.currentTarget.dataset.submitted = 'yes';
    }}
  >
    {children}
  </form>
);
