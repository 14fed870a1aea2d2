/**
 * The texts of sections 5 and 8 of the specification, by the folder whose stories show them. The run of the stories fails for
 * a text that no story shows.
 */
export const textsByFolder: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'admin/explore': [
    'Failed to fetch all explore data.',
    'Explore data updated successfully!',
    'Explore data added successfully!',
    'Failed to update explore data.',
    'Failed to add explore data.',
  ],
  'admin/strategy-data': [
    'Failed to get strategy data',
    'Loading...',
    'Failed to fetch excluded trades.',
    'Failed to persist trade. Please try again.',
    /The trade for stock ["“].+["”] has been successfully persisted and excluded\./,
    'Failed to link strategy to description',
    'Strategy successfully linked to description!',
    'Are you sure you want to delete this trade?',
  ],
  'admin/live-strategies': ['Failed to fetch live strategies'],
  'admin/strategy-descriptions': [
    'Failed to fetch strategy descriptions',
    'Failed to add strategy description.',
    'Unexpected response from server. Please try again.',
  ],
  'admin/notifications': [
    'Failed to fetch notifications.',
    'No notifications available.',
    'Notification sent successfully!',
    /Failed to send notification: Unknown error/,
    /Failed to send notification: (?!Unknown error)\S/,
    'Error sending notification.',
    'Failed to refresh the token.',
  ],
  'admin/cache': ['Error refreshing cache. Please try again.'],
  'admin/stock-splits': [
    'Stock split added successfully!',
    'Stock split updated successfully!',
    'Failed to save stock split.',
    'Failed to update stock split.',
  ],
  'admin/login': [
    'Phone number must be exactly 10 digits',
    'OTP must be exactly 6 digits',
    'Failed to send OTP. Please try again.',
    'OTP verification failed.',
    'OTP sent successfully!',
    'Login successful!',
    'Forbidden: Check your authorization token or API permissions.',
    'Registration failed.',
    'An error occurred during registration.',
  ],
  'admin/newsletter-upload': ['Newsletter uploaded successfully!', 'Failed to upload newsletter.'],
  'admin/blogs': [
    'Blog added successfully!',
    'Blog updated successfully!',
    'Failed to save blog.',
    'Error occurred while saving.',
    'Blog deleted successfully!',
    'Failed to delete blog.',
    'Error occurred while deleting.',
  ],
  'admin/discounts': [
    'Failed to save',
    'Discount/Coupon added successfully!',
    'Discount/Coupon updated successfully!',
  ],
  'admin/plans': ['Strategy added successfully!', 'Strategy updated successfully!', 'No data available.'],
  'admin/subscribers': ['No users found'],
  'site/blogs': ['No newsletters found.'],
  'site/explore': ['No video available'],
  'patterns/route': ['Loading chunk failed'],
}

export const catalogue = Object.values(textsByFolder).flat()

/** The texts that none of the pages shows. */
export const missingSentences = (pages: readonly string[], texts = catalogue) =>
  texts.filter(
    (text) => !pages.some((page) => (text instanceof RegExp ? text.test(page) : page.includes(text))),
  )
