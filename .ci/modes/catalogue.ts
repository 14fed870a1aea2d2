/** The texts of sections 5 and 8 of the specification. The run of the stories fails for a text that no story shows. */
export const catalogue: readonly (string | RegExp)[] = [
  // Explore
  'Failed to fetch all explore data.',
  'Explore data updated successfully!',
  'Explore data added successfully!',
  'Failed to update explore data.',
  'Failed to add explore data.',
  'Failed to get strategy data',
  // Strategies
  'Failed to fetch live strategies',
  'Failed to fetch strategy descriptions',
  'Failed to add strategy description.',
  'Unexpected response from server. Please try again.',
  'Loading...',
  'Failed to fetch excluded trades.',
  'Failed to persist trade. Please try again.',
  /The trade for stock ["“].+["”] has been successfully persisted and excluded\./,
  'Failed to link strategy to description',
  'Strategy successfully linked to description!',
  'Are you sure you want to delete this trade?',
  // Notifications
  'Failed to fetch notifications.',
  'No notifications available.',
  'Notification sent successfully!',
  /Failed to send notification: Unknown error/,
  /Failed to send notification: (?!Unknown error)\S/,
  'Error sending notification.',
  'Failed to refresh the token.',
  // Cache
  'Error refreshing cache. Please try again.',
  // Stock splits
  'Stock split added successfully!',
  'Stock split updated successfully!',
  'Failed to save stock split.',
  'Failed to update stock split.',
  // Login and registration
  'Phone number must be exactly 10 digits',
  'OTP must be exactly 6 digits',
  'Failed to send OTP. Please try again.',
  'OTP verification failed.',
  'OTP sent successfully!',
  'Login successful!',
  'Forbidden: Check your authorization token or API permissions.',
  'Registration failed.',
  'An error occurred during registration.',
  // Newsletters and blogs
  'Newsletter uploaded successfully!',
  'Failed to upload newsletter.',
  'Blog added successfully!',
  'Blog updated successfully!',
  'Failed to save blog.',
  'Error occurred while saving.',
  'Blog deleted successfully!',
  'Failed to delete blog.',
  'Error occurred while deleting.',
  // Discounts and strategies
  'Failed to save',
  'Discount/Coupon added successfully!',
  'Discount/Coupon updated successfully!',
  'Strategy added successfully!',
  'Strategy updated successfully!',
  // Empty states
  'No data available.',
  'No users found',
  'No newsletters found.',
  'No video available',
  // Loading
  'Loading chunk failed',
]

/** The texts of the catalogue that none of the pages shows. */
export const missingSentences = (pages: readonly string[]) =>
  catalogue.filter(
    (sentence) =>
      !pages.some((page) => (sentence instanceof RegExp ? sentence.test(page) : page.includes(sentence))),
  )
