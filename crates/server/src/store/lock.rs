//! One server, one data file: whoever has it open holds a lock beside it. The lock ends with the process, however it ends.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail};

/// The lock on a data file.
pub struct FileLock(Mutex<Option<File>>);

impl FileLock {
    /// Takes the lock.
    ///
    /// # Errors
    ///
    /// If another process, or another server in this one, has it.
    pub fn take(data: &Path) -> anyhow::Result<FileLock> {
        let path = beside(data);
        let file = File::options().create(true).truncate(false).write(true).open(&path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        super::keep_private(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(FileLock(Mutex::new(Some(file)))),
            Err(TryLockError::WouldBlock) => bail!(
                "the data file {} is in use by another server; stop it first, or give this one a file of its own with --data",
                data.display()
            ),
            Err(TryLockError::Error(error)) => {
                Err(error).with_context(|| format!("cannot lock {}", path.display()))
            }
        }
    }

    /// Gives the lock back, though the store may still be held by tasks that are about to end.
    pub fn release(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

fn beside(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_has_the_lock() {
        let data = std::env::temp_dir().join(format!("orrery-lock-{}.db", std::process::id()));
        let first = FileLock::take(&data).unwrap();
        let refused = FileLock::take(&data).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refused.contains("in use by another server"), "{refused}");
        first.release();
        assert!(FileLock::take(&data).is_ok());
        drop(std::fs::remove_file(beside(&data)));
    }
}
