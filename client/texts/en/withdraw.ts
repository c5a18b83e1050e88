/** Where contracts are withdrawn from. English. */
import type { WithdrawTexts } from '../texts.ts';

export const withdraw: WithdrawTexts = {
	withdraw: {
		title: 'Withdraw from contract',
		intro: 'Here you withdraw from a contract that you concluded with us online. You need not give any reason.',
		notice: 'What applies to a withdrawal is set out in the [instructions on withdrawal].',
		withoutForm:
			'We accept withdrawals by e-mail and by letter: it is enough to name the contract and to state that you withdraw from it. You will find how to reach us under [Contact].',
		form: 'Withdrawal',
		steps: { fill: 'Step 1 of 2: your details', confirm: 'Step 2 of 2: check and confirm' },
		needed: 'We need your name, the contract and your e-mail address; the message is optional.',
		name: 'Name',
		contract: 'Order number, or what you ordered',
		email: 'E-mail address to which we confirm the receipt',
		message: 'Message (optional), for instance if you withdraw from a part only',
		shown: { name: 'Name', contract: 'Contract', email: 'E-mail', message: 'Message' },
		goOn: 'Continue',
		check: 'Please check what you have entered. Your withdrawal reaches us only once you confirm it.',
		confirm: 'Confirm withdrawal',
		back: 'Change the details',
		privacy: 'We use your details to process the withdrawal. More about this in the [privacy notice].',
		received: 'We have received your withdrawal.',
		receivedAt: (moment) => `Received on ${moment}.`,
		receipt:
			'We confirm the receipt by e-mail, with content, date and time. If none arrives, please look in your spam folder or give us a call.',
		limited:
			'Too many messages came from your connection. Please try again in ten minutes, or write to us: a withdrawal is just as valid by e-mail or letter.',
		failed:
			'Your withdrawal could not be sent. Your details have been kept. Please try again, or write to us: a withdrawal is just as valid by e-mail or letter.',
	},
};
