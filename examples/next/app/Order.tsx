'use client';

import { Button, QuantityStepper, Stack } from '@abs/ui';
import { ConfirmDialog } from '@abs/ui/components/Dialog';
import { useState } from 'react';

export function Order() {
  const [quantity, setQuantity] = useState(1);
  const [open, setOpen] = useState(false);
  return (
    <Stack align="start">
      <QuantityStepper itemName="Palm hoodie" value={quantity} max={5} onChange={setQuantity} />
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <ConfirmDialog
        open={open}
        title="Place the order?"
        tone="primary"
        confirmLabel="Order"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
        description={`${quantity} palm hoodies`}
      />
    </Stack>
  );
}
