/** A payment provider's page without a card form: two buttons that both return to the shop. */
export const paymentPage = (total: number): string => `<!doctype html>
<html lang="en">
<title>Pay</title>
<meta name="viewport" content="width=device-width">
<h1>Pay ₦${total}</h1>
<form method="post"><button name="end" value="paid">Pay</button> <button name="end" value="cancelled">Cancel</button></form>
</html>`;
